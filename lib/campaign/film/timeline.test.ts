import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmSizes } from './film-sizes';
import {
  allShots,
  beatOf,
  codeTyped,
  cutTo,
  filmCuts,
  filmOf,
  frameRate,
  framesOf,
  momentAt,
} from './timeline';

const reel = filmOf(wholeCampaign.audience, 'reel');

test('each cut is on a frame, and nothing changes between two frames', () => {
  const [first] = reel.shots;
  if (!first) throw new Error('The reel has no shots.');
  for (const cut of filmCuts(reel).slice(0, reel.shots.length)) {
    expect(momentAt(reel, cut * 1000)).toMatchObject({ shot: { start: cut }, seconds: 0 });
    expect(momentAt(reel, (cut - 1 / 30) * 1000).shot).toMatchObject({ end: cut });
  }
  const times = [1, 1.5, 2, 30].map((frame) => momentAt(reel, (frame / 30) * 1000));
  expect(times.map(({ seconds }) => Math.round(seconds * 30))).toEqual([1, 1, 2, 30]);
});

test('a bumper has the first frames of each of the teaser’s shots, for less than six seconds', () => {
  const { seconds } = filmSizes.bumper;
  const teaser = filmOf(wholeCampaign.audience, 'teaser');
  const cut = cutTo(teaser, seconds);
  expect(cut.endCard.end).toBeLessThan(6);
  const frames = framesOf(teaser, frameRate, seconds);
  expect(frames).toHaveLength(seconds * frameRate);
  for (const [index, { start }] of allShots(teaser).entries()) {
    const shot = allShots(cut)[index];
    expect(frames[Math.round((shot?.start ?? 0) * frameRate)]).toBe(Math.round(start * frameRate));
    // Long enough to read. The end card stands for a second and a half once it's complete.
    expect((shot?.end ?? 0) - (shot?.start ?? 0)).toBeGreaterThan(1.5);
  }
  expect(cut.endCard.end - cut.endCard.start - 2 * codeTyped).toBeGreaterThan(1.5);
  expect(framesOf(reel, frameRate)).toEqual(
    Array.from({ length: reel.endCard.end * frameRate }, (_, frame) => frame),
  );
  expect(cutTo(teaser, 20)).toBe(teaser);
});

test.each([
  [[108, 180, 270], 18],
  [[72, 144], 18],
  [[7, 21, 49], 14],
])('cuts on frames %j are on a beat of %i frames', (cuts, beat) => {
  const shots = cuts.map((end) => ({ ...reel.shots[0]!, end: end / frameRate }));
  const endCard = { ...reel.endCard, end: (36 * 7) / frameRate };
  const story = { ...wholeCampaign.audience.ad.story, reelScript: { shots, endCard } };
  expect(beatOf({ ...story, teaserScript: undefined }) * frameRate).toBeCloseTo(beat);
});
