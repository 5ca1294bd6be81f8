import { useMemo } from 'react';
import { fitIn, leastIn } from '@/lib/campaign/drawing/fit-text';
import { drawKeyVisual } from '@/lib/campaign/drawing/key-visuals';
import { panelPaletteOf } from '@/lib/campaign/drawing/palette';
import { artboardSvg } from '@/lib/studio/download/draw';
import { visualIn } from '@/lib/studio/images/pictures';
import { settledContent, useStudio } from '../store';
import { letteringOf } from '../store/drawing-selectors';

interface Props {
  value: string;
  /** Of the group of choices. */
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** In pixels, before it's scaled. */
const size = { width: 640, height: 400 };

/** One of the things that a picture can show, drawn small. */
export function PictureChoice({ value, name, label, isChosen, onChoose }: Props) {
  const { document, campaign } = useStudio(settledContent);
  const lettering = useStudio(letteringOf);
  const markup = useMemo(() => {
    const visual = visualIn(document, campaign, value);
    const palette = panelPaletteOf(campaign);
    const box = { x: 0, y: 0, ...size, least: leastIn(size.width), path: '' };
    const textArea = { x: 24, y: 24, width: size.width - 48, height: size.height - 48 };
    const style = { palette, fit: fitIn(size.width, lettering.typeface), campaign };
    const layer = visual && drawKeyVisual({ ...box, ...style, textArea, visual });
    const { shapes = '', texts = [] } = layer ?? {};
    const composition = { ...size, ground: palette.surface, shapes, texts };
    // Its words are too small to be read, and the label says what it is.
    const svg = artboardSvg({ document, lettering }, composition, '');
    return svg.replaceAll(/ data-field="[^"]*"/g, '');
  }, [document, campaign, lettering, value]);
  return (
    <label className="grid cursor-pointer gap-1 rounded-sm border border-line p-1 text-xs has-checked:border-text has-checked:bg-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="sr-only" />
      <span
        aria-hidden
        className="block aspect-[8/5] overflow-hidden"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <span className="px-1 leading-tight">{label}</span>
    </label>
  );
}
