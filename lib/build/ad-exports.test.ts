/** @jest-environment node */
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { campaigns } from '@/lib/campaigns';
import { adFiles } from '@/lib/campaign/ads/files';
import { adJson } from '@/lib/campaign/ads/json';
import { metaSheet } from '@/lib/campaign/ads/meta-sheet';
import { adPictures, documentPictures, previewScale } from '@/lib/campaign/ads/pictures';
import { linkedinSheet } from '@/lib/campaign/ads/sheets';
import { adExports } from './ad-exports';
import { renderAdPicture } from './render-picture';

// The real function, with its calls counted.
jest.mock('./render-picture', () => {
  const actual = jest.requireActual('./render-picture');
  return { renderAdPicture: jest.fn(actual.renderAdPicture) };
});

const [first] = campaigns;
const platforms = first.platforms.map(({ id }) => id);

/** The first campaign, on every platform. */
const campaign = {
  ...first,
  audience: { ...first.audience, launch: { ...first.audience.launch, platforms } },
};

const exportsOf = new Map(adExports(campaign).map((each) => [each.file, each]));

async function exported(file = '') {
  const { type = '', body } = exportsOf.get(file) ?? {};
  return { type, body: Buffer.from((await body?.()) ?? '') };
}

test.each(adPictures(campaign.audience).map((picture) => [picture.name, picture] as const))(
  '%s: a PNG of its size and a smaller preview, from one drawing',
  async (_, picture) => {
    jest.mocked(renderAdPicture).mockClear();
    const [png, preview] = await Promise.all([exported(picture.file), exported(picture.preview)]);
    expect(renderAdPicture).toHaveBeenCalledTimes(1);
    expect([png.type, preview.type]).toEqual(['image/png', 'image/webp']);
    const { width, height } = picture;
    expect(await sharp(png.body).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await sharp(preview.body).metadata()).toMatchObject({
      format: 'webp',
      width: width * previewScale,
      height: height * previewScale,
    });
    expect(png.body.length).toBeLessThanOrEqual(600_000);
    expect(preview.body.length).toBeLessThan(png.body.length / 2);
    // The preview shows the same picture: on average, its pixels are about as bright.
    const [one, other] = await Promise.all(
      [png, preview].map(({ body }) =>
        sharp(body)
          .resize(width / 2)
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    );
    const off = one?.reduce((sum, value, at) => sum + Math.abs(value - (other?.[at] ?? 0)), 0);
    expect((off ?? Infinity) / (one?.length ?? 1)).toBeLessThan(3);
  },
);

test('a drawing is not kept for longer than its preview needs it', async () => {
  const [picture] = adPictures(campaign.audience);
  jest.mocked(renderAdPicture).mockClear();
  await exported(picture?.preview ?? '');
  await exported(picture?.file ?? '');
  await exported(picture?.file ?? '');
  expect(renderAdPicture).toHaveBeenCalledTimes(2);
});

test('each text file is exported under its name', async () => {
  const { readme, json, meta, linkedin } = adFiles(campaign.audience);
  expect(JSON.parse((await exported(json)).body.toString())).toEqual(adJson(campaign));
  expect((await exported(readme)).body.toString()).toContain(campaign.audience.ad.title);
  expect((await exported(meta)).body.toString()).toBe(metaSheet(campaign));
  expect((await exported(linkedin)).body.toString()).toBe(linkedinSheet(campaign));
});

test('the document has the cards as its pages, with their words', async () => {
  const { type, body } = await exported(adFiles(campaign.audience).document);
  expect(type).toBe('application/pdf');
  // LinkedIn takes up to 100 MB. A card is no larger than a picture may be.
  const cards = documentPictures(campaign.audience);
  expect(body.length).toBeLessThan(600_000 * cards.length);
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { text } = await extractText(pdf);
  expect(text).toEqual(cards.map(({ alt }) => alt));
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Language: 'en' });
  expect(info.Title).toContain(campaign.audience.ad.title);
});

test('no two campaigns export the same file', () => {
  const files = campaigns.flatMap((each) => adExports(each).map(({ file }) => file));
  expect(new Set(files).size).toBe(files.length);
});
