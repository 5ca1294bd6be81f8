import { useState } from 'react';
import { isDrawn } from '@/lib/campaign/document/visual';
import { placeAt, textAt } from '@/lib/studio/text/places';
import { Guard } from '../guard';
import { LoadingNote, OnDemand, loadOnDemand } from '../on-demand';
import { liveContent, useActions, useStudio } from '../store';
import { FigureBox } from './figure-box';
import { TextBox } from './text-box';

/** A picture's choices are drawn. */
export const pictureBox = loadOnDemand(
  async () => (await import('../pictures/picture-box')).PictureBox,
);

export const FieldBox = ({ path }: { path: string }) => (
  <Guard key={path}>
    <BoxAt path={path} />
  </Guard>
);

function BoxAt({ path }: { path: string }) {
  const { document } = useStudio(liveContent);
  const { edit } = useActions();
  const [PictureBox] = useState(pictureBox.latest);
  const place = placeAt(document, path);
  if (!place) return null;
  const { figure, kind, label, theme = 'light' } = place.field;
  if (isDrawn(kind))
    return (
      <OnDemand
        isDrawn
        waiting={
          <div className="border border-text bg-background p-3 text-sm">
            <LoadingNote />
          </div>
        }
      >
        <PictureBox place={place} />
      </OnDemand>
    );
  if (figure !== undefined) return <FigureBox path={figure} />;
  // Without an accent of its own, a campaign has the brand's.
  const brandColor = document.brand.palette[theme].accent;
  return (
    <>
      {kind === 'color' && (
        // The browser's own way to pick one, above the box that it can be typed in.
        <input
          type="color"
          aria-label={label}
          value={textAt(document, place) || brandColor}
          onChange={({ target }) => edit(place, target.value)}
          className="block h-11 w-full cursor-pointer"
        />
      )}
      <TextBox place={place} />
    </>
  );
}
