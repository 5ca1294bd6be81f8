/** @jest-environment node */
import * as v from 'valibot';
import { audiences } from '@/lib/campaigns';
import { film } from './film';

/** What the schema says about an audience's reel after a change. */
function faults(change: (reel: (typeof audiences)[0]['ad']['story']['reelScript']) => void) {
  const reel = structuredClone(audiences[0].ad.story.reelScript);
  change(reel);
  return v.safeParse(film(15, 20), reel).issues?.map(({ message }) => message);
}

test('a film has the right length, and no gap between its shots', () => {
  expect(faults(() => {})).toBeUndefined();
  expect(
    faults((reel) => {
      reel.endCard.end = 21;
    }),
  ).toEqual(['15 to 20 seconds long, not 21']);
  expect(
    faults((reel) => {
      reel.endCard.start += 0.5;
    }),
  ).toEqual(['shots that each start where the one before ends, with the first at 0']);
});
