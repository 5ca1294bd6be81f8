import { readFile } from 'node:fs/promises';

export const dynamic = 'force-static';

/** The typeface of the pages, for emails: at an address that stays the same. */
export async function GET() {
  const typeface = await readFile('.local/brand/typeface.woff2');
  return new Response(typeface, { headers: { 'Content-Type': 'font/woff2' } });
}
