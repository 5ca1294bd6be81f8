import { brand } from '@/content/brand';
import { icoFile, renderIcon } from '@/lib/build/render-icon';

export const dynamic = 'force-static';

/** In pixels: the size of a browser tab's icon on a high-density screen. */
const size = 32;

export async function GET() {
  const ico = icoFile(await renderIcon(brand, size), size);
  return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } });
}
