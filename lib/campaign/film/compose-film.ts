import type { Campaign, FilmName, Shot } from '@/content/schema';
import type { Composition } from '../picture/composition';
import { fitIn } from '../picture/fit-text';
import { drawKeyVisual } from '../picture/key-visuals';
import { join, type Layer, rectangle } from '../picture/layer';
import { paletteOf, panelPaletteOf } from '../picture/palette';
import { brandLine, rule } from '../picture/parts';
import { safeArea } from '../picture/safe-zone';
import type { Typeface } from '../picture/typeface';
import { endCardLayer } from './end-card';
import { type FilmSize, filmSizes } from './film-sizes';
import { filmOf, frameRate, heldFrames, shotAt } from './timeline';
import { arrivingWords, column, type Moment } from './words';

export interface FilmPicture {
  composition: Composition;
  frames: number;
}

interface FilmOptions {
  size?: FilmSize;
  /** Frames a second. */
  rate?: number;
}

/** A film's pictures in order. None is there twice in a row, though parts of a shot pause. */
export function* composeFilm(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  { size, rate = frameRate }: FilmOptions = {},
): Generator<FilmPicture, void> {
  let last: (FilmPicture & { content: string }) | undefined;
  for (const { timeMs, frames } of heldFrames(filmOf(campaign.audience, name), rate)) {
    const composition = composeFrame(campaign, name, timeMs, typeface, size);
    const content = JSON.stringify(composition);
    if (last?.content === content) last.frames += frames;
    else {
      if (last) yield last;
      last = { composition, frames, content };
    }
  }
  if (last) yield last;
}

/** Where a shot's drawing starts. It goes down to the edge; its texts stay in the safe area. */
const floor = 812;

/** What a film shows at a moment. `misfits` says which texts don't fit. */
export function composeFrame(
  campaign: Campaign,
  name: FilmName,
  timeMs: number,
  typeface: Typeface,
  size: FilmSize = filmSizes['9x16'],
): Composition {
  const film = filmOf(campaign.audience, name);
  const shot = shotAt(film, timeMs / 1000);
  const style = {
    palette: paletteOf(campaign),
    fit: fitIn(Math.min(size.width, size.height), typeface),
  };
  const seconds = timeMs / 1000 - shot.start;
  const at = (place: string) => ({ ...style, seconds, field: `ad.story.${name}Script.${place}` });
  const layer =
    'visual' in shot
      ? shotLayer(campaign, shot, size, at(`shots[${film.shots.indexOf(shot)}]`))
      : endCardLayer(campaign, shot, at('endCard'));
  return {
    ...size,
    ground: style.palette.ground,
    ...join([
      layer,
      brandLine(campaign.brand, { ...style, x: column.x, y: safeArea.y + 15, height: 58 }),
    ]),
  };
}

/** A shot: its words above, line by line, and its drawing below. */
function shotLayer(campaign: Campaign, shot: Shot, size: FilmSize, moment: Moment): Layer {
  const { words, visual, motion } = shot;
  const { field, seconds } = moment;
  const { from, to } = motion;
  const palette = panelPaletteOf(campaign);
  const done = motion.seconds > 0 ? Math.min(1, seconds / motion.seconds) : 1;
  const box = { x: 0, y: floor, width: size.width, height: size.height - floor };
  return join([
    {
      shapes: rectangle(box, { fill: palette.surface }) + rule(0, floor, box.width, palette.line),
      texts: arrivingWords(words, floor - 34, moment),
    },
    drawKeyVisual({
      ...moment,
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
export function filmCover(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  size?: FilmSize,
): Composition {
  const [first] = filmOf(campaign.audience, name).shots;
  return composeFrame(campaign, name, (first?.end ?? 0) * 1000 - 1, typeface, size);
}
