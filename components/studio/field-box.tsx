import { fieldsOf } from '@/lib/campaign/fields';
import { placeAt } from '@/lib/studio/places';
import { PictureBox } from './picture-box';
import { liveContent } from './store/selectors';
import { useStudio } from './store/studio-store';
import { TextBox } from './text-box';

/** The box for editing a field, by its kind. */
export function FieldBox({ path }: { path: string }) {
  const { document } = useStudio(liveContent);
  const place = placeAt(fieldsOf(document), path);
  return place?.field.kind === 'picture' ? (
    <PictureBox key={path} place={place} />
  ) : (
    <TextBox path={path} />
  );
}
