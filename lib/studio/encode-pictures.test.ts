import { campaigns } from '@/lib/campaigns';
import { outlines, typeface } from '@/lib/build/typeface';
import { filmCover } from '@/lib/campaign/film/compose-film';
import { frameRate } from '@/lib/campaign/film/timeline';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { encodePictures } from './encode-pictures';

const added: { timestamp: number }[] = [];
const calls: string[] = [];

// Jest has no encoder and no canvas.
jest.mock('./draw', () => ({ drawOn: jest.fn() }));
jest.mock('./next-task', () => ({ nextTask: jest.fn() }));
jest.mock('mediabunny', () => ({
  BufferTarget: jest.fn(() => ({ buffer: new ArrayBuffer(1) })),
  Mp4OutputFormat: jest.fn(),
  Quality: jest.fn(),
  Output: jest.fn(() => ({
    addVideoTrack: () => {},
    start: () => Promise.resolve(),
    finalize: () => Promise.resolve(void calls.push('finalize')),
    cancel: () => Promise.resolve(void calls.push('cancel')),
  })),
  VideoSample: jest.fn(() => {
    const sample = {
      timestamp: 0,
      setTimestamp: (timestamp: number) => void (sample.timestamp = timestamp),
      close: () => void calls.push('close'),
    };
    return sample;
  }),
  VideoSampleSource: jest.fn(() => ({
    add: ({ timestamp }: { timestamp: number }) => Promise.resolve(void added.push({ timestamp })),
  })),
}));

const composition = filmCover(campaigns[0], 'reel', typeface);
const pictures = [3, 1, 40].map((frames) => ({ composition, frames }));
const onProgress = jest.fn();

beforeEach(() => {
  added.length = 0;
  calls.length = 0;
  onProgress.mockReset();
  const data = new Uint8ClampedArray(storySize.width * storySize.height * 4);
  Object.assign(globalThis, { VideoFrame: jest.fn() });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ getImageData: () => ({ data }) }),
  });
});

const encode = (signal: AbortSignal) =>
  encodePictures(
    pictures,
    { typeface, outlines },
    { codec: 'avc1.640028', bitrate: 1 },
    { signal, onProgress },
  );

test('writes each frame at its time, and closes each picture', async () => {
  const film = await encode(new AbortController().signal);
  expect(film.type).toBe('video/mp4');
  expect(added.map(({ timestamp }) => Math.round(timestamp * frameRate * 1000))).toEqual(
    Array.from({ length: 44 }, (_, frame) => frame * 1000),
  );
  expect(onProgress).toHaveBeenLastCalledWith(44, 44);
  expect(calls).toEqual(['close', 'close', 'close', 'finalize']);
});

test('stops at the next frame when it is canceled, and closes the picture and the encoder', async () => {
  const controller = new AbortController();
  onProgress.mockImplementation((done) => done === 6 && controller.abort(new Error('Enough')));
  await expect(encode(controller.signal)).rejects.toThrow('Enough');
  expect(added).toHaveLength(7);
  expect(calls).toEqual(['close', 'close', 'close', 'cancel']);
});
