import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Campaign } from '@/content/schema';
import { filmNames } from '@/content/schema/film';
import { captions } from '@/lib/campaign/film/captions';
import { filmFiles } from '@/lib/campaign/film/files';
import { filmCover } from '@/lib/campaign/film/film-cover';
import { type ExportedFile, shared } from './exported-file';
import { filmPath } from './film/film-path';
import { renderPicture } from './render-picture';
import { typeface } from './typeface';
import { filmOf } from '@/lib/campaign/film/timeline';

/** The width of the posters that pages show, in pixels: as wide as a phone shows them. */
const posterWidth = 540;

/** Every file of a campaign's films. */
export function filmExports(campaign: Campaign): ExportedFile[] {
  return filmNames.flatMap((name): ExportedFile[] => {
    const files = filmFiles(campaign.audience, name);
    const render = shared(() => renderPicture(filmCover(campaign, name, typeface)));
    return [
      { file: files.video, type: 'video/mp4', body: () => readFilm(files.video) },
      {
        file: files.captions,
        type: 'text/vtt; charset=utf-8',
        body: async () => captions(filmOf(campaign.audience, name)),
      },
      {
        file: files.poster,
        type: 'image/webp',
        body: async () =>
          sharp(await render())
            .resize(posterWidth)
            .webp({ quality: 82 })
            .toBuffer(),
      },
      { file: files.cover, type: 'image/png', body: render },
    ];
  });
}

/** A film that scripts/films.mjs made before the build. In development, that script runs now and makes it if needed. */
async function readFilm(address: string): Promise<Buffer> {
  if (process.env.NODE_ENV === 'development')
    await promisify(execFile)(process.execPath, [path.join('scripts', 'films.mjs')]);
  return readFile(filmPath(address));
}
