/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { filmNames } from '@/content/schema/film-names';
import { typeface } from '@/lib/build/typeface';
import { misfits } from '../picture/composition';
import { safeArea } from '../picture/safe-zone';
import { composeFilm, composeFrame } from './compose-film';
import { allShots, filmOf, frameRate, heldFrames } from './timeline';

const films = campaigns.flatMap((campaign) =>
  filmNames.map((name) => {
    const film = filmOf(campaign.audience, name);
    const at = (seconds: number) => composeFrame(campaign, name, seconds * 1000, typeface);
    return { id: `${campaign.audience.id} ${name}`, campaign, name, film, at };
  }),
);

const wordsOf = ({ texts }: ReturnType<typeof composeFrame>) =>
  texts.flatMap(({ lines }) => lines).join(' ');

test.each(films)('$id: all words fit, and stay in the safe area', ({ film, at }) => {
  for (let seconds = 0; seconds < film.endCard.end; seconds += 0.25) {
    const frame = at(seconds);
    expect(misfits(frame)).toEqual([]);
    const outside = frame.texts.filter(
      ({ x, y, width, height }) =>
        x < safeArea.x ||
        y < safeArea.y ||
        x + width > safeArea.x + safeArea.width ||
        y + height > safeArea.y + safeArea.height,
    );
    expect(outside).toEqual([]);
  }
});

test.each(films)('$id: each shot ends with its words, and the film with the code', (each) => {
  const { campaign, film, at } = each;
  for (const { end, words } of allShots(film)) expect(wordsOf(at(end - 0.01))).toContain(words);
  const { code, discount } = campaign.offer;
  const last = at(film.endCard.end - 0.01);
  for (const text of [code, discount, campaign.brand.name]) expect(wordsOf(last)).toContain(text);
  const size = (text: string) => last.texts.find(({ lines }) => lines.includes(text))?.size ?? 0;
  expect(size(code)).toBeGreaterThan(size(campaign.offer.label) * 2);
  expect(wordsOf(at(film.endCard.start))).not.toContain(code);
});

test.each(films)('$id: has all of its frames; what is held stands still, then changes', (each) => {
  const { campaign, name, film, at } = each;
  for (const { timeMs, frames } of heldFrames(film).filter((held) => held.frames > 1)) {
    const [first, last] = [timeMs / 1000, timeMs / 1000 + (frames - 1) / frameRate];
    expect(at(last)).toEqual(at(first));
  }
  const pictures = [...composeFilm(campaign, name, typeface)];
  const total = pictures.reduce((sum, { frames }) => sum + frames, 0);
  expect(total).toBe(Math.round(film.endCard.end * frameRate));
  const contents = pictures.map(({ composition }) => JSON.stringify(composition));
  expect(contents.filter((content, index) => content === contents[index - 1])).toEqual([]);
});

test.each(films.slice(0, 1))('the words fade in from the color behind them', ({ film, at }) => {
  const { ground } = at(0);
  const lines = at(0).texts.filter(({ field }) => field.endsWith('.words'));
  expect(lines.map(({ color }) => color)).toEqual(lines.map(() => ground));
  const arrived = at((film.shots[0]?.end ?? 0) - 0.01).texts.filter(({ field }) =>
    field.endsWith('.words'),
  );
  for (const [index, { color, y }] of arrived.entries()) {
    expect(color).not.toBe(ground);
    expect(y).toBeLessThan(lines[index]?.y ?? 0);
  }
});
