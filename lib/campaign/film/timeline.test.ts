import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { beatOf, filmCuts, filmOf, frameRate, momentAt } from './timeline';

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
