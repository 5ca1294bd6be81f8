/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { filmCuts, momentAt } from './timeline';

const { reelScript } = campaigns[0].audience.ad.story;

test('each cut has its frame, and a picture stays for two frames once its parts are there', () => {
  const [first] = reelScript.shots;
  if (!first) throw new Error('The reel has no shots.');
  for (const cut of filmCuts(reelScript).slice(0, reelScript.shots.length)) {
    expect(momentAt(reelScript, cut * 1000)).toMatchObject({ shot: { start: cut }, seconds: 0 });
    expect(momentAt(reelScript, (cut - 1 / 30) * 1000).shot).toMatchObject({ end: cut });
  }
  const times = [1, 2, 30, 31, 32].map((frame) => momentAt(reelScript, (frame / 30) * 1000));
  const seconds = times.map((each) => Math.round(each.seconds * 30));
  expect(seconds).toEqual([1, 2, 30, 30, 32]);
});
