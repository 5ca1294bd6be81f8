// What we write as films and PDFs, read by other programs. No unit tests, because Jest can't load the
// packages that read them.
import { registerMediabunnyServer } from '@mediabunny/server';
import { expect, test } from '@playwright/test';
import * as av from 'node-av';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { pageWords, samplePdf } from '@/lib/fixtures/sample-pdf';
import { sampleRate } from '@/lib/campaign/film/loudness';
import { encodeSound, writeMp4 } from '@/lib/campaign/film/write-mp4';

registerMediabunnyServer({ hardwareContext: null });

const size = { width: 64, height: 48 };
const frameRate = 30;
const seconds = 2.4;

/** A picture in one gray. */
const plain = (gray: number) => Buffer.alloc(size.width * size.height * 4, gray);

/** A gray that changes twice. */
async function* pictures() {
  for (let frame = 0; frame < seconds * frameRate; frame += 1)
    yield plain(frame === 0 ? 50 : frame < 40 ? 90 : 200);
}

const secondsOf = ({ duration, timeBase: { num, den } }: av.Stream) =>
  (Number(duration) * num) / den;

test('a film has its index first, every frame, its colors, and its sound', async () => {
  const hum = Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 20));
  const film = await writeMp4(pictures(), { ...size, frameRate, sound: encodeSound([hum, hum]) });
  const text = Buffer.from(film).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  const input = await av.Demuxer.open(Buffer.from(film));
  const [video, audio] = [input.video(), input.audio()];
  if (!video || !audio) throw new Error('There is no picture or no sound.');
  const { codecpar: parameters } = video;
  const codecs = [av.AV_CODEC_ID_H264, av.AV_CODEC_ID_AAC];
  expect([parameters.codecId, audio.codecpar.codecId]).toEqual(codecs);
  expect([parameters.width, parameters.height]).toEqual([size.width, size.height]);
  expect(parameters).toMatchObject({
    colorPrimaries: av.AVCOL_PRI_BT709,
    colorTrc: av.AVCOL_TRC_BT709,
    colorSpace: av.AVCOL_SPC_BT709,
    colorRange: av.AVCOL_RANGE_MPEG,
  });
  const packets = [...input.packetsSync()].flatMap((packet) => packet ?? []);
  const frames = packets
    .filter(({ streamIndex }) => streamIndex === video.index)
    .map(({ isKeyframe, pts }) => ({
      isKeyframe,
      at: (Number(pts) * frameRate) / video.timeBase.den,
    }))
    .toSorted((one, other) => one.at - other.at);
  expect(frames.map(({ at }) => at)).toEqual(Array.from({ length: 72 }, (_, index) => index));
  const keyFrames = frames.flatMap(({ isKeyframe, at }) => (isKeyframe ? at : []));
  expect(keyFrames[0]).toBe(0);
  for (const [index, at] of keyFrames.entries())
    expect((keyFrames[index + 1] ?? frames.length) - at).toBeLessThanOrEqual(2 * frameRate);
  expect(secondsOf(video)).toBeCloseTo(seconds);
  // It ends with the last whole packet.
  expect(secondsOf(audio) - seconds).toBeLessThan(2 * (1024 / sampleRate));
  await input.close();
});

test('a PDF has its pages, the title, the language, the words, and tags for them', async () => {
  const bytes = await samplePdf();
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(2);
  const page = await pdf.getPage(2);
  expect(page.view).toEqual([0, 0, 1080, 1349]);
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'Café (1)', Author: 'Ünlü', Language: 'en' });
  const { text } = await extractText(pdf);
  expect(text.map((words) => words.replaceAll('\n', ' '))).toEqual(pageWords);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const [document] = (await page.getStructTree()).children;
  expect(document).toMatchObject({
    role: 'Document',
    children: [{ role: 'Figure', alt: 'Ünlü 1' }, { role: 'P' }],
  });
});
