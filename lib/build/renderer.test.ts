/** @jest-environment node */
import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import { previewScale } from '@/lib/campaign/picture/ad-pictures';
import { outputsOf } from '@/lib/campaign/outputs';
import { typeface } from './typeface';
import { renderPicture } from './render-picture';
import { renderer } from './renderer';

// The real function, with its calls counted.
jest.mock('./render-picture', () => {
  const actual = jest.requireActual('./render-picture');
  return { ...actual, renderPicture: jest.fn(actual.renderPicture) };
});

const [first] = campaigns;

/** The first campaign, on every platform. */
const campaign = structuredClone(first);
campaign.audience.launch.platforms = first.platforms.map(({ id }) => id);

const outputs = new Map(outputsOf(campaign).map((output) => [output.path, output]));
const pngs = [...outputs.values()].filter(({ path }) => /^(?:pictures|films).*png$/.test(path));

async function made(path: string): Promise<Buffer> {
  const output = outputs.get(path);
  if (!output) throw new Error(`There is no ${path}.`);
  return Buffer.from(await output.make(renderer));
}

test.each(pngs.map(({ path, picture }) => [path, picture] as const))(
  '%s: a PNG of its size and a smaller preview, from one drawing',
  async (path, picture) => {
    jest.mocked(renderPicture).mockClear();
    const [png, preview] = await Promise.all([
      made(path),
      made(path.replace(/\.png$/, '-preview.webp')),
    ]);
    expect(renderPicture).toHaveBeenCalledTimes(1);
    const { width = 0, height = 0 } = picture?.compose(typeface) ?? {};
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'webp',
      width: width * previewScale,
      height: height * previewScale,
    });
    expect(png.length).toBeLessThanOrEqual(600_000);
    expect(preview.length).toBeLessThan(png.length / 2);
  },
);

test('only the last few drawings are kept', async () => {
  const [oldest, ...others] = pngs.map(({ path }) => path).slice(0, 9);
  // oxlint-disable-next-line no-await-in-loop -- so that the first one is the oldest
  for (const path of [oldest ?? '', ...others]) await made(path);
  jest.mocked(renderPicture).mockClear();
  await made(others.at(-1) ?? '');
  expect(renderPicture).toHaveBeenCalledTimes(0);
  await made(oldest ?? '');
  expect(renderPicture).toHaveBeenCalledTimes(1);
});
