import { studioDownload as words } from '@/content/words/studio-download';
import { outlines, typeface } from '@/lib/build/typeface';
import { wholeCampaign as campaign, wholeDocument } from '@/lib/fixtures/whole-campaign';
import { filmCover } from '@/lib/campaign/film/compose-film';
import { frameRate } from '@/lib/campaign/film/timeline';
import { MisfitError } from '@/lib/campaign/picture/composition';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { resolve } from '@/lib/campaign/resolve';
import { applyVariant } from './edits';
import { encodeFilm } from './encode-film';
import { encodePictures } from './encode-pictures';

const lettering = { typeface, outlines };
/** What the encoder was told, in order: the frames by their number. */
const calls: (string | number)[] = [];

// Jest has no encoder and no canvas.
jest.mock('./draw', () => ({ drawOn: jest.fn() }));
jest.mock('../site/next-task', () => ({ nextTask: jest.fn() }));
jest.mock('mediabunny', () => ({
  BlobSource: jest.fn(),
  BufferTarget: jest.fn(() => ({ buffer: new ArrayBuffer(1) })),
  EncodedAudioPacketSource: jest.fn(() => ({
    add: (packet: string) => Promise.resolve(void calls.push(packet)),
    close: () => {},
  })),
  EncodedPacketSink: jest.fn(() => ({ packets: () => ['sound', 'more sound'] })),
  Input: jest.fn(() => ({
    getPrimaryAudioTrack: async () => ({ getDecoderConfig: async () => ({}) }),
  })),
  Mp4OutputFormat: jest.fn(),
  Quality: jest.fn(),
  Output: jest.fn(() => ({
    addVideoTrack: () => {},
    addAudioTrack: () => {},
    start: () => Promise.resolve(),
    finalize: () => Promise.resolve(void calls.push('finalize')),
    cancel: () => Promise.resolve(void calls.push('cancel')),
  })),
  VideoSample: jest.fn(() => ({
    setTimestamp: (time: number) => void calls.push(Math.round(time * frameRate * 1000) / 1000),
    close: () => void calls.push('close'),
  })),
  VideoSampleSource: jest.fn(() => ({ add: () => Promise.resolve() })),
}));

const controller = () => new AbortController();
const onProgress = jest.fn();
const isConfigSupported = async () => ({ supported: true });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

beforeEach(() => {
  calls.length = 0;
  onProgress.mockReset();
  const data = new Uint8ClampedArray(storySize.width * storySize.height * 4);
  Object.assign(globalThis, { VideoFrame: jest.fn(), VideoEncoder: { isConfigSupported } });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ getImageData: () => ({ data }) }),
  });
});

const load = jest.fn(async () => new Blob());
const teaser = { name: 'teaser', ratio: '9x16' } as const;
const film = (edited: typeof campaign, { signal } = controller()) =>
  encodeFilm(edited, teaser, lettering, { signal, onProgress, load });

const encode = ({ signal } = controller()) => {
  const pictures = numbers(0, 4).map(() => filmCover(campaign, 'reel', typeface));
  const format = { codec: 'avc1.640028', bitrate: 1, sound: new Blob() };
  return encodePictures(pictures, lettering, format, { signal, onProgress });
};

test('each text that does not fit is named once', async () => {
  const [long, script] = ['Too long '.repeat(40).trim(), 'audience.ad.story.teaserScript'];
  const variant = { [`${script}.shots.0.words`]: long, [`${script}.endCard.words`]: long };
  const edited = resolve(applyVariant(wholeDocument, variant));
  const error: unknown = await film(edited).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MisfitError);
  const sentences = String(error).split('\n');
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) expect(sentence).toMatch(/\d+ pixels too .*“teaser”/);
});

test('writes the sound, then each frame at its time, and closes each picture', async () => {
  expect(await encode()).toMatchObject({ type: 'video/mp4' });
  const frames = numbers(0, 4).flatMap((frame) => [frame, 'close']);
  expect(calls).toEqual(['sound', 'more sound', ...frames, 'finalize']);
  expect(onProgress).toHaveBeenLastCalledWith(4, 4);
});

test('without the exported film’s sound, no film is made', async () => {
  load.mockRejectedValueOnce(new Error('404'));
  await expect(film(campaign)).rejects.toThrow(words.films.noSound);
  expect(calls).toEqual([]);
});

test('stops when it is canceled, and closes the picture and the encoder', async () => {
  const early = controller();
  const drawn = film(campaign, early);
  early.abort(new Error('Enough'));
  await expect(drawn).rejects.toThrow('Enough');
  expect(calls).toEqual([]);
  const late = controller();
  onProgress.mockImplementation((done) => done === 2 && late.abort(new Error('Enough')));
  await expect(encode(late)).rejects.toThrow('Enough');
  expect(calls.slice(-3)).toEqual([1, 'close', 'cancel']);
});
