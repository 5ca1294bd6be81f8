import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Typeface, Weight } from '@/lib/campaign/picture/typeface';

/**
 * For each weight, each character's outline: the data of an SVG path in font units (`unitsPerEm`), with y going up from
 * the baseline.
 */
export type Outlines = Record<Weight, Record<string, string>>;

/** The measurements of the brand's typeface. */
export const typeface: Typeface = read('metrics.json');

export const outlines: Outlines = read('outlines.json');

/** Reads a file that scripts/brand.mjs makes before each build. */
function read(name: string) {
  const file = path.join(process.cwd(), '.local/brand', name);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`There is no ${file} yet. Run: node scripts/brand.mjs`);
  }
}
