/** @jest-environment node */
import { documents } from '@/content/campaigns';
import { campaigns } from '@/lib/campaigns';
import { outlines, typeface } from '@/lib/build/typeface';
import { filmOf } from '@/lib/campaign/film/timeline';
import { MisfitError } from '@/lib/campaign/picture/composition';
import { encodeFilm } from './encode-film';
import { fieldsOf } from './fields';

const [campaign] = campaigns;

// Node has no encoder.
Object.assign(globalThis, {
  VideoEncoder: { isConfigSupported: () => Promise.resolve({ supported: true }) },
});

const encode = (edited = campaign, signal = new AbortController().signal) =>
  encodeFilm(
    edited,
    'teaser',
    fieldsOf(documents[0]),
    { typeface, outlines },
    {
      signal,
      onProgress: () => {},
    },
  );

test('each text that does not fit is named once', async () => {
  const edited = structuredClone(campaign);
  const { shots, endCard } = filmOf(edited.audience, 'teaser');
  const changed = [...shots.slice(0, 1), endCard];
  for (const shot of changed) shot.words = 'Too long '.repeat(40).trim();
  const error: unknown = await encode(edited).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MisfitError);
  const sentences = String(error).split('\n');
  expect(sentences).toHaveLength(changed.length);
  for (const sentence of sentences) expect(sentence).toMatch(/teaser: [^.]+, \d+ /);
});

test('it stops when it is canceled', async () => {
  const controller = new AbortController();
  const film = encode(campaign, controller.signal);
  controller.abort(new Error('Enough'));
  await expect(film).rejects.toThrow('Enough');
});
