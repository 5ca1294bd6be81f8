import { studioStyles } from '@/lib/build/studio-styles';

export const dynamic = 'force-static';

/** See `studioStyles`. */
export async function GET() {
  return new Response(await studioStyles(), { headers: { 'Content-Type': 'text/css' } });
}
