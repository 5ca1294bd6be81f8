import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outlines } from '@/lib/campaign/drawing/svg';
import type { Typeface } from '@/lib/campaign/drawing/typeface';

export const typeface: Typeface = readFont('metrics.json');

export const outlines: Outlines = readFont('outlines.json');

/** Reads a file that scripts/brand.ts makes before each build. */
function readFont(name: string) {
  const file = path.join(process.cwd(), '.local/brand', name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`There is no ${file} yet. Run: npx tsx scripts/brand.ts`);
  }
}
