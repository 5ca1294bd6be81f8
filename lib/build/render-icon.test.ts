/** @jest-environment node */
import sharp from 'sharp';
import { brand } from '@/content/brand';
import { icoFile, renderIcon } from './render-icon';

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

test('the favicon is a PNG in an ICO file', async () => {
  const png = await renderIcon(brand, 32);
  const ico = icoFile(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(start, start + length).equals(png)).toBe(true);
});
