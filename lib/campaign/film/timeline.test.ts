/** @jest-environment node */
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmCuts, filmOf, momentAt } from './timeline';

const reel = filmOf(wholeCampaign.audience, 'reel');

test('each cut is on a frame, and a picture stays for two frames once its parts are there', () => {
  const [first] = reel.shots;
  if (!first) throw new Error('The reel has no shots.');
  for (const cut of filmCuts(reel).slice(0, reel.shots.length)) {
    expect(momentAt(reel, cut * 1000)).toMatchObject({ shot: { start: cut }, seconds: 0 });
    expect(momentAt(reel, (cut - 1 / 30) * 1000).shot).toMatchObject({ end: cut });
  }
  const times = [1, 2, 30, 31, 32].map((frame) => momentAt(reel, (frame / 30) * 1000));
  const seconds = times.map((each) => Math.round(each.seconds * 30));
  expect(seconds).toEqual([1, 2, 30, 30, 32]);
});
