import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * The editor's styles. They're a file of their own that the editor loads, because Next's way to
 * load styles on demand would add half a kilobyte of script to every page.
 */
export async function studioStyles(): Promise<string> {
  const from = path.join(process.cwd(), 'components/studio/studio.css');
  const styles = postcss([tailwindcss({ optimize: true })]);
  return (await styles.process(await readFile(from, 'utf8'), { from })).css;
}
