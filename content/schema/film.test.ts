/** @jest-environment node */
import * as v from 'valibot';
import { audiences } from '../audiences';
import { filmsSchema } from './film';

/** What the schema says about an audience's films after a change. */
function faults(change: (films: (typeof audiences)[0]['films']) => void) {
  const films = structuredClone(audiences[0].films);
  change(films);
  return v.safeParse(filmsSchema, films).issues?.map(({ message }) => message);
}

test('a film has the right length, and no gap between its shots', () => {
  expect(faults(() => {})).toBeUndefined();
  expect(
    faults(({ reel }) => {
      reel.endCard.end = 21;
    }),
  ).toEqual(['15 to 20 seconds long, not 21']);
  expect(
    faults(({ teaser }) => {
      teaser.endCard.start += 0.5;
    }),
  ).toEqual(['shots that each start where the one before ends, with the first at 0']);
});
