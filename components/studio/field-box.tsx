import { fieldsOf } from '@/lib/campaign/fields';
import { isDrawn } from '@/lib/campaign/visual';
import { placeAt } from '@/lib/studio/places';
import { ColorPicker } from './color-picker';
import { PictureBox } from './picture-box';
import { liveContent } from './store/selectors';
import { useStudio } from './store/studio-store';
import { TextBox } from './text-box';

/** The box for editing a field, by its kind. */
export function FieldBox({ path }: { path: string }) {
  const { document } = useStudio(liveContent);
  const place = placeAt(fieldsOf(document), path);
  if (place && isDrawn(place.field.kind)) return <PictureBox key={path} place={place} />;
  return (
    <>
      {place?.field.kind === 'color' && <ColorPicker place={place} />}
      <TextBox path={path} />
    </>
  );
}
