import { problemWords } from '@/content/words/problems';
import { patternOf } from '@/lib/fixtures/sentences';
import { studioDownload as words } from '@/content/words/studio/download';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { wholeCampaign as campaign, wholeDocument } from '@/lib/fixtures/whole-campaign';
import { fetchFile } from '@/lib/site/fetch-file';
import { MisfitError } from '@/lib/campaign/drawing/layer';
import { writeMp4 } from '@/lib/campaign/film/write-mp4';
import { resolve } from '@/lib/campaign/document/resolve';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { encodeFilm } from './encode-film';

// Jest has no encoder. e2e/studio/all/studio.spec.ts looks at a film that a browser made.
jest.mock('@/lib/campaign/film/write-mp4', () => ({ writeMp4: jest.fn() }));
jest.mock('@/lib/site/task', () => ({ nextTask: jest.fn() }));
jest.mock('@/lib/site/fetch-file', () => ({ fetchFile: jest.fn(async () => new Blob()) }));

const film = (edited: typeof campaign, { signal } = new AbortController()) => {
  const options = { signal, onProgress: () => {} };
  return encodeFilm(edited, { name: 'teaser', ratio: '9x16' }, { typeface, outlines }, options);
};

beforeEach(() => {
  Object.assign(globalThis, {
    VideoEncoder: { isConfigSupported: async () => ({ supported: true }) },
  });
});

test('each text that does not fit is named once', async () => {
  const [long, script] = ['Too long '.repeat(40).trim(), 'audience.ad.story.teaserScript'];
  const variant = { [`${script}.shots.0.words`]: long, [`${script}.endCard.words`]: long };
  const edited = resolve(applyVariant(wholeDocument, variant));
  const error: unknown = await film(edited).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MisfitError);
  const inFilm = patternOf(problemWords.fits.film, { film: 'teaser' });
  const sentences = String(error).split('\n');
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(sentence).toMatch(inFilm);
});

test('without the exported film’s sound, or if it’s canceled, no film is made', async () => {
  jest.mocked(fetchFile).mockRejectedValueOnce(new Error('404'));
  await expect(film(campaign)).rejects.toThrow(words.films.noSound);
  const early = new AbortController();
  const canceled = film(campaign, early);
  early.abort(new Error('Enough'));
  await expect(canceled).rejects.toThrow('Enough');
  expect(writeMp4).not.toHaveBeenCalled();
});
