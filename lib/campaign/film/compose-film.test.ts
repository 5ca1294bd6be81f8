import { hasName } from '../document/logo';
import { campaigns } from '@/lib/campaigns';
import { isInside, overlap, readTexts } from '@/lib/fixtures/compositions';
import { typeface } from '@/lib/fixtures/typeface';
import { isBrick } from '../document/logo';
import { type Composition, misfits } from '../drawing/layer';
import { buttonsFrom, safeArea } from '../drawing/safe-zone';
import { composeFilm, composeFrame } from './compose-film';
import { filmRatios, filmSizes, filmNamesOf } from './film-sizes';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { allShots, filmOf, frameRate } from './timeline';

const films = [wholeCampaign, ...campaigns.slice(1)].flatMap((campaign) =>
  filmNamesOf(campaign.audience).flatMap((name) =>
    filmRatios.map((ratio) => {
      const size = filmSizes[ratio];
      const film = filmOf(campaign.audience, name);
      const at = (seconds: number) => composeFrame(campaign, name, seconds * 1000, typeface, size);
      const id = `${campaign.audience.id} ${name} ${ratio}`;
      return { id, campaign, name, ratio, size, film, at };
    }),
  ),
);

const wordsOf = (frame: Pick<Composition, 'texts'>) => readTexts(frame).join(' ');

test.each(films)('$id: all words fit, apart and inside the edges', ({ film, ratio, size, at }) => {
  const edge = Math.min(size.width, size.height) * 0.04;
  const room = { x: edge, y: edge, width: size.width - 2 * edge, height: size.height - 2 * edge };
  const within = ratio === '9x16' ? safeArea : room;
  for (let seconds = 0; seconds < film.endCard.end; seconds += 0.25) {
    const frame = at(seconds);
    expect(misfits(frame)).toEqual([]);
    const texts = frame.texts.filter(({ lines }) => lines.join('') !== '');
    expect(texts.filter((text) => !isInside(text, within))).toEqual([]);
    const under = texts.filter(({ x, y, width }) => 2 * y > size.height && x + width > buttonsFrom);
    expect(ratio === '9x16' ? under : []).toEqual([]);
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.path !== one.path && overlap(one, other, 1))
        .map((other) => [one, other]),
    );
    expect(pairs).toEqual([]);
  }
});

test.each(films)('$id: has its headline, then the offer, then all of it', (shown) => {
  const { campaign, film, at } = shown;
  const { brand, offer, audience } = campaign;
  const [first] = film.shots;
  const ink = at(0).texts.filter(({ path }) => path.endsWith('.words'));
  expect(wordsOf({ ...at(0), texts: ink })).toBe(first?.words);
  expect(new Set(ink.map(({ color }) => color)).has(at(0).ground)).toBe(false);
  for (const text of [offer.statement, offer.condition])
    expect(wordsOf(at(film.endCard.end / 2))).toContain(text);
  // Not before the incident is stopped.
  const stopped = film.shots.findIndex(
    ({ visual }) => visual.id === 'scene' && visual.moment === 1,
  );
  for (const { end: cut } of film.shots.slice(0, Math.max(1, stopped)))
    expect(wordsOf(at(cut - 0.01))).not.toContain(offer.statement);
  // An attempt is there for most of its shot, up to the cut. So is a report's stamp.
  const { time, stopped: ended } = audience.landing.hero.incident.drawing.signal;
  const attempts = film.shots.filter(
    ({ visual }) => visual.id === 'scene' && visual.moment === 0.5 && !visual.isClose,
  );
  for (const { start, end } of attempts)
    for (const seconds of [start + 1.6, end - 0.01]) expect(wordsOf(at(seconds))).toContain(time);
  for (const { end } of film.shots.filter(({ visual }) => visual.id === 'report'))
    expect(wordsOf(at(end - 1.3))).toContain(`${time} ${ended[0]}`);
  for (const { end, words } of allShots(film)) expect(wordsOf(at(end - 0.01))).toContain(words);
  const last = at(film.endCard.end - 0.01);
  const { cta } = audience.ad.ads.primary;
  const name = hasName(brand.logo) ? [] : [brand.name];
  const told = [...name, offer.code, offer.discount, offer.condition, cta];
  for (const text of [...told, new URL(brand.origin).host]) expect(wordsOf(last)).toContain(text);
  // For two seconds, they're all there.
  const colors = (seconds: number) => at(seconds).texts.map(({ color }) => color);
  expect(colors(film.endCard.end - 2)).toEqual(colors(film.endCard.end - 0.01));
  const size = (text: string) => last.texts.find(({ lines }) => lines.includes(text))?.size ?? 0;
  expect(size(offer.code)).toBeGreaterThan(size(offer.condition) * 2);
  expect(wordsOf(at(film.endCard.start))).not.toContain(offer.code);
});

/** The longest stretch, in seconds, in which nothing changes, given a sample every half second. */
function longestStill(seen: readonly string[]): number {
  const starts = seen.map((one, index) => (one === seen[index - 1] ? -1 : index));
  const changes = [...starts.filter((start) => start >= 0), seen.length];
  return Math.max(...changes.map((at, index) => at - (changes[index - 1] ?? 0) - 1)) / 2;
}

test.each(films)('$id: its end card never stands still for more than two seconds', (shown) => {
  const { start, end } = shown.film.endCard;
  const times = Array.from({ length: Math.ceil((end - start) * 2) }, (_, at) => start + at / 2);
  // Not where the camera has moved them.
  const words = times.map((time) =>
    JSON.stringify(shown.at(time).texts.map(({ lines, color }) => [lines, color])),
  );
  expect(longestStill(words)).toBeLessThanOrEqual(2);
  if (!isBrick(shown.campaign.brand.logo)) return;
  // Behind the words, the wall is laid until the end.
  const [before, after] = [end - 1.3, end - 0.01].map((time) => shown.at(time).shapes.length);
  expect(after).toBeGreaterThan((before ?? 0) + 100);
});

const tall = films.filter(({ ratio }) => ratio === '9x16');

test.each(tall)('$id: no two frames are the same', ({ campaign, name, film }) => {
  const frames = [...composeFilm(campaign, name, typeface)].map((frame) => JSON.stringify(frame));
  expect(frames).toHaveLength(Math.round(film.endCard.end * frameRate));
  expect(frames.filter((frame, index) => frame === frames[index - 1])).toEqual([]);
});
