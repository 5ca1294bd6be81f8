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

/** Of any picture, in bytes: less than each platform takes. */
const most = 600_000;

test.each(pngs.map(({ path, picture }) => [path, picture] as const))(
  '%s: a PNG of its size, its copies from one drawing, and none too heavy',
  async (path, picture) => {
    jest.mocked(renderPicture).mockClear();
    const dimension = /\d+x\d+(?=\.png)/.exec(path)?.[0] ?? '';
    const bytes = campaign.formats[dimension]?.bytes ?? most;
    const { width = 0, height = 0 } = picture?.compose(typeface) ?? {};
    const stem = path.replace(/\.png$/, '');
    const copies = ['.jpg', '-preview.webp'].filter((ending) => outputs.has(stem + ending));
    const [png, ...others] = await Promise.all(
      [path, ...copies.map((each) => stem + each)].map(made),
    );
    expect(renderPicture).toHaveBeenCalledTimes(1);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    const sizes = await Promise.all(others.map(async (file) => sharp(file).metadata()));
    for (const [index, ending] of copies.entries()) {
      const [format, scale] = ending === '.jpg' ? ['jpeg', 1] : ['webp', previewScale];
      const size = { width: width * scale, height: height * scale };
      expect(sizes[index]).toMatchObject({ format, ...size });
    }
    for (const file of [png, ...others]) expect(file?.length).toBeLessThanOrEqual(bytes);
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
