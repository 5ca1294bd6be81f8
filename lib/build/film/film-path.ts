import path from 'node:path';

/** The file that keeps a film between builds, by the film's address: `.local/films/healthcare.mp4`. */
export function filmPath(address: string): string {
  return path.join(process.cwd(), '.local', address);
}
