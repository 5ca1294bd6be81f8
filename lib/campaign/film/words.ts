import type { EndCard } from '@/content/schema';
import { mix } from '../document/color';
import { fitSentences, type TextBlock } from '../drawing/fit-text';
import type { Rect } from '../drawing/rect';
import { easeOut, type Style } from '../drawing/layer';
import { wordsTiming } from './timeline';
import type { FilmLayout } from './film-layout';

/** What's on screen: where it is in the content, where it goes, the time since the shot's start. */
export interface Moment extends Style {
  path: string;
  seconds: number;
  layout: FilmLayout;
}

/** A shot's words, as large as will fit. Line by line, they rise. */
export function arrivingWords(
  { words: text }: Pick<EndCard, 'words'>,
  hasFoot: boolean,
  moment: Moment,
): TextBlock[] {
  const { path, palette, fit, layout } = moment;
  const { y, height } = layout.words;
  const block = fitSentences(fit, {
    ...layout.words,
    height: hasFoot ? height : layout.foot.y + layout.foot.height - y,
    path: `${path}.words`,
    text,
    max: Math.round(12.2 * layout.unit),
    // Larger than in pictures, because a viewer has only seconds.
    min: Math.round(6.6 * layout.unit),
    color: palette.ink,
    leading: 1.04,
  });
  return block.lines.map((_, index) => arrivingLine(block, index, moment));
}

function arrivingLine(block: TextBlock, index: number, { seconds, palette }: Moment) {
  const from = wordsTiming.start + index * wordsTiming.next;
  const progress = easeOut(seconds, from, from + wordsTiming.line);
  return {
    ...block,
    lines: block.lines.slice(index, index + 1),
    y: block.y + index * block.leading + (1 - progress) * 28,
    height: block.height - (block.lines.length - 1) * block.leading,
    color: mix(palette.ground, palette.ink, progress),
  };
}

type FootLine = Record<'path' | 'text', string>;

/** Two lines below the words, the first one larger. */
export function footLines(large: FootLine, small: FootLine, progress: number, moment: Moment) {
  const { palette, fit, layout } = moment;
  const line = (text: FootLine, color: string, place: Pick<Rect, 'y' | 'height'>) =>
    fit({
      ...layout.foot,
      ...text,
      ...place,
      max: Math.round(Math.min(place.height * 0.78, 6 * layout.unit)),
      color: mix(palette.ground, color, progress),
      vertical: 'center',
    });
  const { y, height } = layout.foot;
  const below = Math.min(0.43 * height, 4.1 * layout.unit);
  return [
    line(large, palette.ink, { y, height: height - below - 0.02 * height }),
    line(small, palette.muted, { y: y + height - below, height: below }),
  ];
}
