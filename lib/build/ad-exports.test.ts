/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { audiences } from '@/content/audiences';
import { adFiles } from '@/lib/campaign/ads/ad-files';
import { adPictures } from '@/lib/campaign/ads/ad-pictures';
import { adReadmeText } from '@/lib/campaign/ads/ad-readme';
import { linkedinSheet, metaSheet } from '@/lib/campaign/ads/ad-sheets';
import { adExports } from './ad-exports';
import { composePicture } from '@/lib/campaign/picture/compose';
import { renderPicture } from './render-picture';

// As it is, and counted.
jest.mock('./render-picture', () => {
  const { renderPicture: draw } = jest.requireActual('./render-picture');
  return { renderPicture: jest.fn(draw) };
});

const byId = audiences.map((audience) => [audience.id, audience] as const);

function exportsOf(audience: (typeof audiences)[number]) {
  const all = new Map(adExports(audience).map((each) => [each.file, each]));
  return async (file: string) => {
    const found = all.get(file);
    if (!found) throw new Error(`${file} is not exported.`);
    const body = await found.body();
    return { type: found.type, body: Buffer.from(body) };
  };
}

test.each(
  audiences.flatMap((audience) =>
    adPictures(audience).map((picture) => [picture.file, { audience, picture }] as const),
  ),
)(
  '%s: is what is composed for it, has its size, and is no heavier than 600 KB',
  async (_, each) => {
    const { audience, picture } = each;
    const exported = exportsOf(audience);
    const png = await exported(picture.file);
    expect(png.type).toBe('image/png');
    const expected = /(\d+)x(\d+)\.png$/.exec(picture.file)?.slice(1) ?? ['1080', '1920'];
    const { format, width, height } = await sharp(png.body).metadata();
    expect([format, String(width), String(height)]).toEqual(['png', ...expected]);
    expect(png.body.length).toBeLessThanOrEqual(600_000);
    const drawn = await renderPicture(composePicture(audience.ad, picture));
    expect(png.body.equals(drawn)).toBe(true);

    const preview = await exported(picture.preview);
    expect(preview.type).toBe('image/webp');
    const small = await sharp(preview.body).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', width / 2, height / 2]);
    expect(preview.body.length).toBeLessThan(png.body.length / 2);
    // The same picture, and still legible: no pixel's brightness is far off.
    const grey = (image: Sharp) =>
      image
        .resize(width / 2)
        .greyscale()
        .raw()
        .toBuffer();
    const [one, other] = await Promise.all([grey(sharp(drawn)), grey(sharp(preview.body))]);
    const off = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
    expect(off / one.length).toBeLessThan(3);
  },
);

test.each(byId)('%s: its texts are exported under their names', async (_, audience) => {
  const exported = exportsOf(audience);
  const { readme, json, meta, linkedin } = adFiles(audience);
  expect(JSON.parse((await exported(json)).body.toString())).toEqual(audience.ad);
  expect((await exported(readme)).body.toString()).toBe(adReadmeText(audience));
  expect((await exported(meta)).body.toString()).toBe(metaSheet(audience));
  expect((await exported(linkedin)).body.toString()).toBe(linkedinSheet(audience));
});

test('a picture and its preview are one drawing, which is not kept for longer', async () => {
  const [audience] = audiences;
  const [picture] = adPictures(audience);
  const exported = exportsOf(audience);
  const { file = '', preview = '' } = picture ?? {};
  jest.mocked(renderPicture).mockClear();
  await Promise.all([exported(preview), exported(file)]);
  expect(renderPicture).toHaveBeenCalledTimes(1);
  await exported(file);
  expect(renderPicture).toHaveBeenCalledTimes(2);
});

test('every campaign has files of its own', () => {
  const files = audiences.flatMap((audience) => adExports(audience).map(({ file }) => file));
  expect(new Set(files).size).toBe(files.length);
});
