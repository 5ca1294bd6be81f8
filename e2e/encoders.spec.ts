// What we write as films and PDFs, read by other programs. No unit tests, because Jest can't load the
// packages that read them.
import { expect, test } from '@playwright/test';
import * as av from 'node-av';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { pageWords, samplePdf } from '@/lib/fixtures/sample-pdf';
import { sampleRate } from '@/lib/campaign/film/loudness';
import { encodeFrames, writeMp4 } from '@/lib/export/film/encode-mp4';

const format = { width: 64, height: 48, frameRate: 30 };
const seconds = 48 / format.frameRate;

/** A picture in one gray. */
const plain = (gray: number) => Buffer.alloc(format.width * format.height * 4, gray);

async function* pictures() {
  for (const [index, frames] of [1, 40, 2, 5].entries())
    for (let frame = 0; frame < frames; frame += 1) yield plain(50 + index * 40);
}

const secondsOf = ({ duration, timeBase: { num, den } }: av.Stream) =>
  (Number(duration) * num) / den;

test('a film has its index first, every frame of every picture, and its sound', async () => {
  const hum = Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin(at / 20));
  // In the middle of a picture that's held, and at the start of another one.
  const keyFrames = [0, 21, 41];
  const frames = await encodeFrames(pictures(), { ...format, keyFrames });
  const film = await writeMp4(frames, { ...format, sound: [hum, hum] });
  const text = Buffer.from(film).toString('latin1');
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  const input = await av.Demuxer.open(Buffer.from(film));
  const [video, audio] = [input.video(), input.audio()];
  if (!video || !audio) throw new Error('There is no picture or no sound.');
  const packets = [...input.packetsSync()].flatMap((packet) => packet ?? []);
  const { codecpar: shown } = video;
  const codecs = [av.AV_CODEC_ID_H264, av.AV_CODEC_ID_AAC];
  expect([shown.codecId, audio.codecpar.codecId]).toEqual(codecs);
  expect([shown.width, shown.height]).toEqual([format.width, format.height]);
  expect([shown.colorSpace, shown.colorRange]).toEqual([av.AVCOL_SPC_BT709, av.AVCOL_RANGE_MPEG]);
  const shots = packets.filter(({ streamIndex }) => streamIndex === video.index);
  expect(shots).toHaveLength(48);
  expect(shots.flatMap(({ isKeyframe }, index) => (isKeyframe ? index : []))).toEqual(keyFrames);
  expect(secondsOf(video)).toBeCloseTo(seconds);
  // It starts with what AAC adds and a player leaves out, and ends with the last whole packet.
  const first = packets.find(({ streamIndex }) => streamIndex === audio.index);
  expect(Number(first?.pts) / audio.timeBase.den).toBeCloseTo(-1024 / sampleRate);
  expect(secondsOf(audio) - seconds).toBeLessThan(2 * (1024 / sampleRate));
  await input.close();
});

test('each block of a frame is as it was drawn', async () => {
  const { width } = format;
  // Light squares, on a ground that has just become less dark.
  const squares = plain(60);
  for (const at of squares.keys())
    if (((((at >> 2) % width) >> 4) + (Math.floor((at >> 2) / width) >> 4)) % 2) squares[at] = 255;
  async function* frames() {
    yield* [plain(0), squares, squares, squares];
  }
  const encoded = await encodeFrames(frames(), { ...format, keyFrames: [0] });
  // If a block of the second one were wrong, the next ones would mend it.
  const [, , ...again] = encoded.map(({ data }) => data.length);
  expect(Math.max(...again)).toBeLessThan(16);
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
