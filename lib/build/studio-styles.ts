import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/postcss';
import postcss from 'postcss';

/** The studio's styles. They're a file of their own, which only the studio's pages load. */
export async function studioStyles(): Promise<string> {
  const from = path.join(process.cwd(), 'components/studio/studio.css');
  const styles = postcss([tailwindcss({ optimize: true })]);
  return (await styles.process(await readFile(from, 'utf8'), { from })).css;
}
