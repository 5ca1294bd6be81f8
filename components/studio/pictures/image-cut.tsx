import { Choice } from '@/components/ui/select';
import { useState } from 'react';
import { mostZoom } from '@/content/schema/key-visual';
import type { WrittenVisual } from '@/content/schema';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { addressOf } from '@/lib/studio/images/images';
import type { Place } from '@/lib/studio/text/places';
import { focusName } from '@/lib/studio/images/pictures';
import { keysOf, useActions, useStudio } from '../store';

type ImageVisual = Extract<WrittenVisual, { id: 'image' }>;

/** In percent. */
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** How an image is cut to each size: what has to stay in it, and how large that is. */
export function ImageCut({ place, visual }: { place: Place; visual: ImageVisual }) {
  const image = useStudio(({ images }) => images.get(visual.file));
  const { edit } = useActions();
  const [box, setBox] = useState<keyof typeof words.boxes>('all');
  const { size } = visual;
  const { focus, zoom } = (box !== 'all' && visual[box]) || visual;
  const [x, y] = focus;
  function cut(changes: Partial<Pick<ImageVisual, 'focus' | 'zoom'>>) {
    const nextChanges = box === 'all' ? changes : { [box]: { focus, zoom, ...changes } };
    edit(place, JSON.stringify({ ...visual, ...nextChanges }));
  }

  return (
    <div className="grid gap-2">
      <Choice
        label={words.cut}
        options={keysOf(words.boxes).map((name) => [name, words.boxes[name]])}
        value={box}
        onChange={setBox}
      />
      {image && (
        <button
          type="button"
          aria-label={`${words.focus} ${focusName(focus)}`}
          onClick={({ clientX, clientY, currentTarget, detail }) => {
            // Enter and the space bar click, too, but nowhere.
            if (detail === 0) return;
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            const at = [(clientX - left) / width, (clientY - top) / height] as const;
            cut({ focus: [percent(100 * at[0]), percent(100 * at[1])] });
          }}
          onKeyDown={(event) => {
            const by = arrows[event.key];
            if (!by) return;
            event.preventDefault();
            cut({ focus: [percent(x + by[0]), percent(y + by[1])] });
          }}
          className="relative block max-h-48 w-fit max-w-full cursor-crosshair overflow-hidden"
          style={{ aspectRatio: `${size[0]} / ${size[1]}` }}
        >
          {/* oxlint-disable-next-line nextjs/no-img-element -- it's only in this browser */}
          <img src={addressOf(image.bytes)} alt="" className="size-full" />
          <span
            className="absolute size-5 -translate-1/2 rounded-full"
            // It's seen on any image.
            style={{
              left: `${x}%`,
              top: `${y}%`,
              border: '2px solid #fff',
              boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
            }}
          />
        </button>
      )}
      <p className="text-xs text-muted">{words.focus}</p>
      <label className="flex min-h-11 items-center gap-2">
        <span className="first-letter:uppercase">{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.1}
          value={zoom}
          onChange={({ target }) => cut({ zoom: target.valueAsNumber })}
          className="h-11 min-w-0 grow accent-text"
        />
        <span aria-hidden className="tabular-nums">
          {zoom.toFixed(1)}
        </span>
      </label>
    </div>
  );
}
