import { outlines, typeface } from '@/lib/export/pictures/typeface';
import type { Lettering } from '@/lib/studio/download/draw';

export const dynamic = 'force-static';

export function GET() {
  return Response.json({ typeface, outlines } satisfies Lettering);
}
