/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { typeface } from '@/lib/build/typeface';
import { composeFilm } from './compose-film';
import { duration, filmOf, frameRate } from './timeline';

const [campaign] = campaigns;

test('a film has all of its frames, and no picture twice in a row', () => {
  const pictures = [...composeFilm(campaign, 'teaser', typeface)];
  const total = pictures.reduce((sum, { frames }) => sum + frames, 0);
  expect(total).toBe(Math.round(duration(filmOf(campaign.audience, 'teaser')) * frameRate));
  const contents = pictures.map(({ composition }) => JSON.stringify(composition));
  expect(contents.filter((content, index) => content === contents[index - 1])).toEqual([]);
});
