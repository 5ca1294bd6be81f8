/** @jest-environment node */
import sharp from 'sharp';
import { brand } from '@/content/brand';
import { renderIcon } from './render-icon';

test('the icon is the mark in its colors on a tile of the dark background', async () => {
  const { data, info } = await sharp(await renderIcon(brand, 192))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([192, 192]);
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(`#${data.toString('hex', at, at + 3)}`);
  const { dark } = brand.palette;
  expect(`#${data.toString('hex', 0, 3)}`).toBe(dark.background);
  for (const { color } of brand.mark.paths) expect([...colors]).toContain(dark[color]);
});
