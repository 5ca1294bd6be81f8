/** @jest-environment node */
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmCuts, filmOf, momentAt } from './timeline';

const reel = filmOf(wholeCampaign.audience, 'reel');

test('each cut is on a frame, and nothing changes between two frames', () => {
  const [first] = reel.shots;
  if (!first) throw new Error('The reel has no shots.');
  for (const cut of filmCuts(reel).slice(0, reel.shots.length)) {
    expect(momentAt(reel, cut * 1000)).toMatchObject({ shot: { start: cut }, seconds: 0 });
    expect(momentAt(reel, (cut - 1 / 30) * 1000).shot).toMatchObject({ end: cut });
  }
  const times = [1, 1.5, 2, 30].map((frame) => momentAt(reel, (frame / 30) * 1000));
  expect(times.map((each) => Math.round(each.seconds * 30))).toEqual([1, 1, 2, 30]);
});
