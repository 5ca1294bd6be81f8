/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { typeface } from '@/lib/build/typeface';
import { duration, frameRate } from '@/lib/campaign/film/timeline';
import { composeFilm, FilmMisfit } from './compose-film';

const [campaign] = campaigns;
const { teaserScript } = campaign.audience.ad.story;

const compose = (edited = campaign, signal = new AbortController().signal) =>
  composeFilm(edited, 'teaser', typeface, signal);

test('a film has all of its frames, and no picture twice in a row', async () => {
  const pictures = await compose();
  const total = pictures.reduce((sum, { frames }) => sum + frames, 0);
  expect(total).toBe(Math.round(duration(teaserScript) * frameRate));
  const contents = pictures.map(({ composition }) => JSON.stringify(composition));
  expect(contents.filter((content, index) => content === contents[index - 1])).toEqual([]);
});

test('each text that does not fit is named once', async () => {
  const edited = structuredClone(campaign);
  const { shots, endCard } = edited.audience.ad.story.teaserScript;
  for (const shot of [...shots.slice(0, 1), endCard]) shot.words = 'Too long '.repeat(40).trim();
  const error: unknown = await compose(edited).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FilmMisfit);
  const fields = ['shots[0].words', 'endCard.words'].map(
    (field) => `ad.story.teaserScript.${field}`,
  );
  const sentences = String(error).split('\n');
  expect(sentences.map((each) => fields.find((field) => each.includes(`${field}:`)))).toEqual(
    fields,
  );
});

test('it stops when it is canceled', async () => {
  const controller = new AbortController();
  const film = compose(campaign, controller.signal);
  controller.abort(new Error('Enough'));
  await expect(film).rejects.toThrow('Enough');
});
