import { outlines, typeface } from '@/lib/export/pictures/typeface';
import type { Letters } from '@/lib/campaign/outputs/pdf-font';

export const dynamic = 'force-static';

export function GET() {
  return Response.json({ typeface, outlines } satisfies Letters);
}
