import type { Campaign, EndCard, Film, FilmName, Shot } from '@/content/schema';
import type { Composition } from '../picture/composition';
import { fitIn, leastIn } from '../picture/fit-text';
import { drawKeyVisual } from '../picture/key-visuals';
import { easeOut, fade, join, type Layer, rectangle } from '../picture/layer';
import { paletteOf, panelPaletteOf } from '../picture/palette';
import { brandLine } from '../picture/parts';
import type { Typeface } from '../picture/typeface';
import { filmed } from './camera';
import { addressLines, ticketLayer } from './end-card';
import { filmLayout } from './film-layout';
import { type FilmSize, filmSizes } from './film-sizes';
import { filmOf, frameRate, momentAt } from './timeline';
import { arrivingWords, footLines, type Moment } from './words';

interface FilmOptions {
  size?: FilmSize;
  /** Frames a second. */
  rate?: number;
}

/** A film's frames in order. */
export function* composeFilm(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  { size, rate = frameRate }: FilmOptions = {},
): Generator<Composition, void> {
  const { endCard } = filmOf(campaign.audience, name);
  for (let frame = 0; frame < Math.round(endCard.end * rate); frame += 1)
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
  const layout = filmLayout(size);
  const isEnd = !('visual' in shot);
  const place = isEnd ? 'endCard' : `shots[${film.shots.indexOf(shot)}]`;
  const fit = fitIn(Math.min(size.width, size.height), typeface);
  const field = `ad.story.${name}Script.${place}`;
  const moment = { palette, fit, layout, field, seconds };
  // The first frame is what a feed shows before it plays, so its words are all there.
  const isFirst = shot.start === 0;
  const words = isFirst ? { ...moment, seconds: shot.end } : moment;
  const { panel, brand } = layout;
  const ground = { ...size, x: 0, y: 0 };
  return {
    ...size,
    ground: palette.ground,
    ...join([
      panelLayer(campaign, film, shot, moment),
      // Covers what the camera moved out of the panel.
      {
        shapes:
          rectangle(panel.x > 0 ? { ...ground, width: panel.x } : { ...ground, height: panel.y }, {
            fill: palette.ground,
          }) +
          rectangle(panel.x > 0 ? { ...panel, width: 2 } : { ...panel, height: 2 }, {
            fill: panelPaletteOf(campaign).line,
          }),
        texts: [
          ...arrivingWords(shot.words, !isFirst, words),
          ...foot(campaign, film, shot, moment),
        ],
      },
      brandLine(campaign.brand, { ...moment, ...brand }),
    ]),
  };
}

/** How long a drawing changes, as a share of its shot. */
const motion = 0.65;

/** The drawing. On the end card, the last shot's drawing stays behind the offer. */
function panelLayer(campaign: Campaign, film: Film, shot: Shot | EndCard, moment: Moment): Layer {
  const palette = panelPaletteOf(campaign);
  const { panel, area } = moment.layout;
  const shown = { area, surface: palette.surface, length: shot.end - shot.start };
  const ground = { shapes: rectangle(panel, { fill: palette.surface }), texts: [] };
  const drawn = 'visual' in shot ? shot : film.shots.at(-1);
  if (!drawn) return ground;
  const { visual, from } = drawn;
  const end = visual.id === 'scene' ? visual.moment : 1;
  const isOver = drawn !== shot;
  const done = isOver ? 1 : Math.min(1, moment.seconds / (shown.length * motion));
  const stage = {
    ...moment,
    ...panel,
    palette,
    campaign,
    field: `${moment.field}.visual`,
    least: leastIn(Math.min(panel.width, panel.height)),
    textArea: { ...area, y: area.y + area.height * 0.03, height: area.height * 0.94 },
  };
  const drawing = drawKeyVisual({ ...stage, visual, progress: from + (end - from) * done });
  const seconds = moment.seconds + (isOver || shot.start === 0 ? 0.45 : 0);
  if (!isOver) return join([ground, filmed(drawing, { ...shown, seconds })]);
  const { shapes } = filmed(drawing, { ...shown, seconds });
  return join([
    ground,
    { shapes: fade(shapes, 0.3), texts: [] },
    ticketLayer({ ...stage, textArea: area }, film.endCard, moment),
  ]);
}

/** The offer from the second shot on, so that most viewers see it; at the end, where to go. */
function foot(campaign: Campaign, film: Film, shot: Shot | EndCard, moment: Moment) {
  if (shot === film.endCard) return addressLines(campaign, moment);
  if (shot.start === 0) return [];
  const { statement, condition } = campaign.offer;
  const arrived = shot === film.shots[1] ? easeOut(moment.seconds, 0.5, 0.9) : 1;
  return footLines(
    { field: 'offer.statement', text: statement },
    { field: 'offer.condition', text: condition },
    arrived,
    moment,
  );
}

/** A film's cover: the first shot's last frame. By then, its drawing has changed, too. */
export function filmCover(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  size?: FilmSize,
): Composition {
  const [first] = filmOf(campaign.audience, name).shots;
  return composeFrame(campaign, name, (first?.end ?? 0) * 1000 - 1, typeface, size);
}
