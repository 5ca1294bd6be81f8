import { brand } from '@/content/brand';
import { icoFile, renderIcon } from '@/lib/build/render-icon';

export const dynamic = 'force-static';

/** In pixels: what a browser's tab shows on a dense screen. */
const size = 32;

export async function GET() {
  const ico = icoFile(await renderIcon(brand, size), size);
  return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } });
}
