import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import { previewScale } from '@/lib/campaign/picture/ad-pictures';
import { outputsOf } from '@/lib/campaign/outputs';
import { typeface } from './typeface';
import { renderer } from './renderer';

const [first] = campaigns;

const campaign = structuredClone(first);
campaign.audience.launch.platforms = first.platforms.map(({ id }) => id);

const outputs = new Map(outputsOf(campaign).map((output) => [output.path, output]));
const pngs = [...outputs.values()].filter(({ path }) => /^(?:pictures|films).*png$/.test(path));

const made = async (path: string) => Buffer.from(await outputs.get(path)!.make(renderer));

/** Of any picture, in bytes: less than each platform takes. */
const most = 600_000;

test.each(pngs)('$path: its size, its copies, none too heavy', async ({ path, picture }) => {
  const dimension = /\d+x\d+(?=\.png)/.exec(path)?.[0] ?? '';
  const bytes = campaign.formats[dimension]?.bytes ?? most;
  const { width = 0, height = 0 } = picture?.compose(typeface) ?? {};
  const stem = path.replace(/\.png$/, '');
  const copies = ['.jpg', '-preview.webp'].filter((ending) => outputs.has(stem + ending));
  const [png, ...others] = await Promise.all(
    [path, ...copies.map((ending) => stem + ending)].map(made),
  );
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
  const sizes = await Promise.all(others.map(async (file) => sharp(file).metadata()));
  for (const [index, ending] of copies.entries()) {
    const [format, scale] = ending === '.jpg' ? ['jpeg', 1] : ['webp', previewScale];
    const size = { width: width * scale, height: height * scale };
    expect(sizes[index]).toMatchObject({ format, ...size });
  }
  for (const file of [png, ...others]) expect(file?.length).toBeLessThanOrEqual(bytes);
});

test.each(campaigns)('the GIF of $audience.id is light, and stops soon', async (exported) => {
  const output = outputsOf(exported).find(({ path }) => path === 'email.gif');
  const gif = Buffer.from((await output?.make(renderer)) ?? '');
  expect(gif.length).toBeLessThan(1_000_000);
  const { pages = 0, loop = 0, delay = [] } = await sharp(gif).metadata();
  expect(loop).toBe(2);
  // WCAG 2.2.2: otherwise, there would have to be a way to stop it.
  expect(loop * delay.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(5000);
  const shown = [0, 1, pages - 1].map(async (page) => sharp(gif, { page }).raw().toBuffer());
  const [start, second, end] = await Promise.all(shown);
  const unlike = (page = start) => start?.filter((value, at) => value !== page?.[at]).length ?? 0;
  expect(unlike(end)).toBeLessThan(unlike(second) / 10);
});

test('a GIF that mail programs wouldn’t load stops the build', async () => {
  const size = { width: 1200, height: 440 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const frames = [1, 2].map(async () => {
    // In gray, because choosing a GIF's colors among all those of noise takes ten seconds.
    const png = await sharp({ create: { ...size, channels: 3, background: '#fff', noise } })
      .grayscale()
      .png()
      .toBuffer();
    const shapes = `<image width="1200" height="440" href="data:image/png;base64,${png.toString('base64')}"/>`;
    return { composition: { ...size, ground: '#ffffff', shapes, texts: [] }, ms: 80 };
  });
  const animated = renderer.animate(await Promise.all(frames));
  await expect(animated).rejects.toThrow('an email’s images may have');
});
