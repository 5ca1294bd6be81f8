import type { Campaign, EndCard, Film, FilmName, Shot } from '@/content/schema';
import { type Composition, easeOut, join, type Layer, rectangle } from '../drawing/layer';
import { fitIn, leastIn } from '../drawing/fit-text';
import { drawKeyVisual } from '../drawing/key-visuals';
import { paletteOf, panelPaletteOf } from '../drawing/palette';
import { addressLine, brandLine } from '../drawing/parts';
import type { Typeface } from '../drawing/typeface';
import { filmed } from './camera';
import { filmLayout } from './film-layout';
import { type FilmSize, filmSizes } from './film-sizes';
import {
  allShots,
  attemptSpeed,
  endCardTiming,
  filmOf,
  frameRate,
  momentAt,
  motion,
  wallTiming,
} from './timeline';
import { arrivingWords, footLines, type Moment } from './words';

/** A film's frames in order, `rate` of them a second. */
export function* composeFilm(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  { size, rate = frameRate }: { size?: FilmSize; rate?: number } = {},
): Generator<Composition, void> {
  const frames = Math.round(filmOf(campaign.audience, name).endCard.end * rate);
  for (let frame = 0; frame < frames; frame += 1)
    yield composeFrame(campaign, name, (frame / rate) * 1000, typeface, size);
}

/** What a film shows at a moment. `misfits` says which texts don't fit. */
export function composeFrame(
  campaign: Campaign,
  name: FilmName,
  timeMs: number,
  typeface: Typeface,
  size: FilmSize = filmSizes['9x16'],
): Composition {
  const film = filmOf(campaign.audience, name);
  const { shot, seconds } = momentAt(film, timeMs);
  const palette = paletteOf(campaign);
  const isEnd = !('visual' in shot);
  const layout = filmLayout(size, isEnd ? 'endCard' : shot.visual.id);
  const place = isEnd ? 'endCard' : `shots.${film.shots.indexOf(shot)}`;
  const fit = fitIn(Math.min(size.width, size.height), typeface);
  const path = `audience.ad.story.${name}Script.${place}`;
  const moment = { palette, fit, layout, path, seconds };
  // The first frame is what a feed shows before it plays, so its words are all there.
  const isFirst = shot.start === 0;
  const words = isFirst ? { ...moment, seconds: shot.end } : moment;
  const { panel, brand } = layout;
  const ground = { ...size, x: 0, y: 0 };
  const isBeside = panel.x > 0;
  const cover = isBeside ? { ...ground, width: panel.x } : { ...ground, height: panel.y };
  const edge = isBeside ? { ...panel, width: 2 } : { ...panel, height: 2 };
  const below = foot(campaign, film, shot, moment);
  return {
    ...size,
    ground: palette.ground,
    ...join([
      panelLayer(campaign, shot, moment),
      // Covers what the camera moved out of the panel.
      {
        shapes:
          rectangle(cover, { fill: palette.ground }) +
          rectangle(edge, { fill: panelPaletteOf(campaign).line }),
        texts: [...arrivingWords(shot, below.length > 0, words), ...below],
      },
      brandLine(campaign.brand, { ...moment, ...brand }),
    ]),
  };
}

/** The drawing or, on the end card, the offer's ticket. */
function panelLayer(campaign: Campaign, shot: Shot | EndCard, moment: Moment): Layer {
  const palette = panelPaletteOf(campaign);
  const { panel, area } = moment.layout;
  const isEnd = !('visual' in shot);
  const drawing = drawKeyVisual({
    ...moment,
    ...panel,
    palette,
    campaign,
    path: isEnd ? 'offer' : `${moment.path}.visual`,
    least: leastIn(Math.min(panel.width, panel.height)),
    textArea: { ...area, y: area.y + area.height * 0.03, height: area.height * 0.94 },
    visual: isEnd ? { id: 'promo-ticket' } : shot.visual,
    progress: isEnd ? endProgress(shot, moment.seconds) : progressOf(shot, moment.seconds),
  });
  // The first frame is what a feed shows, so its drawing is in place.
  const seconds = moment.seconds + (shot.start === 0 ? 0.45 : 0);
  return join([
    { shapes: rectangle(panel, { fill: palette.surface }), texts: [] },
    filmed(drawing, { area, surface: palette.surface, seconds }),
  ]);
}

/**
 * How far along a shot's drawing is. An attempt arrives early and stays until the cut; a wall rises
 * at once, and pushes the line back.
 */
function progressOf({ start, end, visual, from }: Shot, seconds: number): number {
  const until = (end - start) * motion;
  const last = visual.id === 'scene' ? visual.moment : 1;
  if (visual.id === 'scene' && last === 0.5)
    return Math.min(last, from + (seconds * attemptSpeed) / (visual.isClose ? 1.7 : 1));
  if (last <= 0.5 || visual.id !== 'scene') return between(from, last, seconds / until);
  const risen = between(from, last, (seconds + 1 / frameRate) / wallTiming.rise);
  return risen + between(0, 0.6, (seconds - wallTiming.back) / (until - wallTiming.back));
}

/** How far along the ticket is: at 1, its code is stamped; at 2, the wall behind it is complete. */
function endProgress(endCard: EndCard, seconds: number): number {
  const { stamped, laid } = endCardTiming(endCard);
  return between(0, 1, seconds / stamped) + between(0, 1, (seconds - stamped) / (laid - stamped));
}

const between = (start: number, end: number, share: number) =>
  start + (end - start) * Math.min(1, Math.max(0, share));

/** The offer once the incident is stopped, or from the second shot on; at the end, where to go. */
function foot(campaign: Campaign, film: Film, shot: Shot | EndCard, moment: Moment) {
  const index = allShots(film).indexOf(shot);
  const moments = film.shots.map(({ visual }) => (visual.id === 'scene' ? visual.moment : 0));
  const stopIndex = Math.max(1, moments.indexOf(1));
  if (index < stopIndex) return [];
  const { offer } = campaign;
  if (shot === film.endCard)
    return footLines(
      addressLine(campaign),
      { path: 'offer.guarantee', text: offer.guarantee },
      easeOut(moment.seconds, ...endCardTiming(shot).address),
      moment,
    );
  return footLines(
    { path: 'offer.statement', text: offer.statement },
    { path: 'offer.condition', text: offer.condition },
    index === stopIndex ? easeOut(moment.seconds, 0.5, 0.9) : 1,
    moment,
  );
}

/** A film's cover: the first shot's last frame. By then, its drawing has changed, too. */
export function filmCover(campaign: Campaign, name: FilmName, typeface: Typeface, size: FilmSize) {
  const [firstShot] = filmOf(campaign.audience, name).shots;
  return composeFrame(campaign, name, (firstShot?.end ?? 0) * 1000 - 1, typeface, size);
}
