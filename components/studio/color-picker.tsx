import { type Place, textAt } from '@/lib/studio/places';
import { liveContent } from './store/selectors';
import { useActions, useStudio } from './store/studio-store';

/** The browser's own way to pick a color, above the box that it can be typed in. */
export function ColorPicker({ place }: { place: Place }) {
  const { document } = useStudio(liveContent);
  const { edit } = useActions();
  return (
    <input
      type="color"
      aria-label={place.field.label}
      value={textAt(document, place)}
      onChange={({ target }) => edit(place, target.value)}
      className="block h-11 w-full cursor-pointer"
    />
  );
}
