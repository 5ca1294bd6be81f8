import type { Film } from '@/content/schema';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { loudness, sampleRate } from './loudness';
import { soundtrack } from './soundtrack';
import { allShots, filmCuts, filmOf } from './timeline';

const teaser = filmOf(wholeCampaign.audience, 'teaser');
const [first, second = first] = teaser.shots;
/** Its wall rises in the second shot, which is a hit. */
const film: Film = {
  shots: [
    { ...first!, start: 0, end: 2.5, visual: { id: 'report' }, from: 0 },
    { ...second!, start: 2.5, end: 4.5, visual: { id: 'scene', moment: 1 }, from: 0.5 },
  ],
  endCard: { ...teaser.endCard, start: 4.5, end: 8 },
};

const { story } = wholeCampaign.audience.ad;
const { key, instrument } = story.music;
const sound = soundtrack(film, story);

/** A sine wave in one channel. */
const sine = (hertz: number, amplitude = 1) => {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  return Float32Array.from({ length: 3 * sampleRate }, (_, at) => amplitude * Math.sin(turn * at));
};

// What ffmpeg's ebur128 measures; the first one is the standard's own (annex 1, note 4).
test.each([
  [997, 1, -3.01],
  [997, 0.1, -23.01],
  [100, 1, -4.81],
  [8000, 1, 0.3],
])('%d Hz at %d is %d LUFS', (hertz, amplitude, expected) => {
  expect(loudness([sine(hertz, amplitude)])).toBeCloseTo(expected, 1);
});

test('silence and what is far quieter than the rest do not count', () => {
  const [loud, quiet] = [sine(997), sine(997, 0.18)];
  const both = new Float32Array(11 * loud.length);
  both.set(loud);
  both.set(quiet, 10 * loud.length);
  expect(loudness([both])).toBeCloseTo(loudness([loud]), 0);
});

test('a film’s sound lasts as long as the film, is as loud as platforms play it, and ends in silence', () => {
  expect(sound.map(({ length }) => length / sampleRate)).toEqual(sound.map(() => film.endCard.end));
  expect(loudness(sound)).toBeCloseTo(-14, 1);
  // It grows: its first two seconds are well below that.
  expect(loudness(sound.map((side) => side.subarray(0, 2 * sampleRate)))).toBeLessThan(-17);
  for (const channel of sound) {
    // -1.5 decibels, because AAC adds a little.
    expect(channel.findIndex((value) => Math.abs(value) > 0.84)).toBe(-1);
    expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(0.001);
  }
});

test('each cut can be heard', () => {
  const [left] = sound;
  const power = (from: number) =>
    left
      .subarray(Math.round(from * sampleRate), Math.round((from + 0.08) * sampleRate))
      .reduce((sum, value) => sum + value * value, 0);
  const cuts = filmCuts(film).filter((cut) => cut < film.endCard.end);
  expect(cuts.length).toBeGreaterThan(allShots(film).length - 1);
  for (const cut of cuts) expect([cut, power(cut) > power(cut - 0.1)]).toEqual([cut, true]);
});

/** Just long enough to show that they differ: the longer a film, the longer its sound takes to make. */
const brief: Film = {
  shots: [{ ...first!, start: 0, end: 1, visual: { id: 'report' }, from: 0 }],
  endCard: { ...teaser.endCard, start: 1, end: 2 },
};
const [briefSound] = soundtrack(brief, story);

test.each([
  { music: { ...story.music, key: key === 'A' ? 'Bb' : 'A' } as const },
  { music: { ...story.music, instrument: instrument === 'harp' ? 'marimba' : 'harp' } as const },
  { teaserScript: undefined, reelScript: { ...film, shots: [{ ...first!, end: 0.7 }] } },
  {},
])('its key, instrument or tempo changes it: %j', (other) => {
  const [left] = soundtrack(brief, { ...story, ...other });
  const isOther = left.some((value, at) => Math.abs(value - (briefSound[at] ?? 0)) > 0.1);
  expect(isOther).toBe(Object.keys(other).length > 0);
});
