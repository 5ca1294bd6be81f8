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
