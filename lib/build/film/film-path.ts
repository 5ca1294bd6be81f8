import path from 'node:path';
import type { Audience, FilmName } from '@/content/schema';

/** The file that keeps a film between builds: `.local/films/healthcare-reel.mp4`. */
export function filmPath({ id }: Pick<Audience, 'id'>, name: FilmName): string {
  return path.join(process.cwd(), '.local/films', `${id}-${name}.mp4`);
}
