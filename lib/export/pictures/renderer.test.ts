import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import { previewScale } from '@/lib/campaign/picture/ad-pictures';
import { outputsOf } from '@/lib/campaign/outputs/outputs';
import { typeface } from './typeface';
import { renderer } from './renderer';

const [original] = campaigns;

const campaign = structuredClone(original);
campaign.audience.launch.platforms = original.platforms.map(({ id }) => id);

const outputs = new Map(outputsOf(campaign).map((output) => [output.path, output]));
const pngs = [...outputs.values()].filter(({ path }) => /^(?:pictures|films).*png$/.test(path));

const made = async (path: string) => Buffer.from(await outputs.get(path)!.make(renderer));

/** Of any picture, in bytes: less than each platform takes. */
const most = 600_000;

test.each(pngs)('$path: its size, its preview, neither too heavy', async ({ path, picture }) => {
  const dimension = /\d+x\d+(?=\.png)/.exec(path)?.[0] ?? '';
  const bytes = campaign.formats[dimension]?.bytes ?? most;
  const { width = 0, height = 0 } = picture?.compose(typeface) ?? {};
  const preview = path.replace('.png', '-preview.webp');
  const [png, ...others] = await Promise.all(
    [path, ...(outputs.has(preview) ? [preview] : [])].map(made),
  );
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
  const size = { width: width * previewScale, height: height * previewScale };
  for (const file of others)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', ...size });
  for (const file of [png, ...others]) expect(file?.length).toBeLessThanOrEqual(bytes);
});
