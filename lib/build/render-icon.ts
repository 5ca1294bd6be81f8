import sharp from 'sharp';
import type { Brand } from '@/content/schema';
import { iconSvg } from '@/lib/campaign/picture/mark';

/** The brand's icon as a PNG of `size` by `size` pixels. */
export function renderIcon(brand: Brand, size: number): Promise<Buffer> {
  // Drawn at 16 times the usual 72 dpi, so that no size is scaled up.
  return sharp(Buffer.from(iconSvg(brand)), { density: 72 * 16 })
    .resize(size)
    .png()
    .toBuffer();
}

/** A PNG of `size` by `size` pixels in an ICO file, which Windows has read since Vista. */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // The header: the type (1 is an icon), and the number of images.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // The image's directory entry: width, height, color planes, bits per pixel, size in bytes,
  // offset.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
