import type { Campaign, FilmName, Shot } from '@/content/schema';
import type { Composition } from '../picture/composition';
import { drawKeyVisual } from '../picture/key-visuals';
import { join, type Layer, rectangle, type Style } from '../picture/layer';
import { paletteOf, panelPaletteOf } from '../picture/palette';
import { brandLine, rule } from '../picture/parts';
import { safeArea, storySize } from '../picture/safe-zone';
import type { Typeface } from '../picture/typeface';
import { endCardLayer } from './end-card';
import { filmOf, shotAt } from './timeline';
import { arrivingWords, column } from './words';

/** Where a shot's drawing starts. It goes on down to the bottom edge, but its texts stay in the safe area. */
const floor = 812;

/** What a film shows at a moment, in milliseconds from its start. `misfits` says which texts don't fit. */
export function composeFrame(
  campaign: Campaign,
  name: FilmName,
  timeMs: number,
  typeface: Typeface,
): Composition {
  const film = filmOf(campaign.audience, name);
  const shot = shotAt(film, timeMs / 1000);
  const style = { palette: paletteOf(campaign), typeface };
  const seconds = timeMs / 1000 - shot.start;
  const layer =
    'visual' in shot
      ? shotLayer(
          campaign,
          { shot, field: `ad.story.${name}Script.shots[${film.shots.indexOf(shot)}]` },
          seconds,
          style,
        )
      : endCardLayer(
          campaign,
          { words: shot.words, field: `ad.story.${name}Script.endCard` },
          seconds,
          style,
        );
  return {
    ...storySize,
    ground: style.palette.ground,
    ...join([
      layer,
      brandLine(campaign.brand, { ...style, x: column.x, y: safeArea.y + 15, height: 58 }),
    ]),
  };
}

/** A shot: its words above, line by line, and its drawing below. */
function shotLayer(
  campaign: Campaign,
  { shot: { words, visual, motion }, field }: { shot: Shot; field: string },
  seconds: number,
  style: Style,
): Layer {
  const { from, to } = motion;
  const palette = panelPaletteOf(campaign);
  const done = motion.seconds > 0 ? Math.min(1, seconds / motion.seconds) : 1;
  const box = { x: 0, y: floor, width: storySize.width, height: storySize.height - floor };
  return join([
    {
      shapes: rectangle(box, { fill: palette.surface }) + rule(0, floor, box.width, palette.line),
      texts: arrivingWords(
        { field: `${field}.words`, text: words, bottom: floor - 34 },
        seconds,
        style,
      ),
    },
    drawKeyVisual({
      ...style,
      ...box,
      palette,
      textArea: { ...column, y: floor, height: safeArea.y + safeArea.height - floor },
      visual,
      field: `${field}.visual`,
      campaign,
      progress: from + (to - from) * done,
    }),
  ]);
}

/** A film's cover: the first shot's last frame. By then, all of the shot's words are on screen. */
export function filmCover(campaign: Campaign, name: FilmName, typeface: Typeface): Composition {
  const [first] = filmOf(campaign.audience, name).shots;
  return composeFrame(campaign, name, (first?.end ?? 0) * 1000 - 1, typeface);
}
