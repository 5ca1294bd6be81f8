import { brand } from '@/content/brand';
import { iconFile } from '@/lib/export/pictures/render-picture';

export const dynamic = 'force-static';

export async function GET() {
  const icon = await iconFile(brand);
  return new Response(icon.toString(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
