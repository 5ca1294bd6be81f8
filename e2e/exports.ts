import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folders that scripts/trial.mjs exports the site to: what the tests run against, and what they read. */
export const signInExport = '.local/sign-in/out';
export const noSignInExport = '.local/no-sign-in/out';

/** The exported files with an ending, such as `.html`, by their paths within the export. */
export function exportedFiles(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending));
}

export function readExported(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
