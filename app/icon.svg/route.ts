import { brand } from '@/content/brand';
import { iconSvg } from '@/lib/campaign/picture/logo';

export const dynamic = 'force-static';

export function GET() {
  return new Response(iconSvg(brand), { headers: { 'Content-Type': 'image/svg+xml' } });
}
