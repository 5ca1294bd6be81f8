import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { lruMemoize } from 'reselect';
import sharp from 'sharp';
import type { Campaign } from '@/content/schema';
import { renderEmail } from '@/lib/campaign/email/render-email';
import type { Rendition } from '@/lib/campaign/film/film-sizes';
import type { ImageOptions, Renderer } from '@/lib/campaign/outputs/output';
import type { Composition } from '@/lib/campaign/drawing/layer';
import { readmeWords } from '@/content/words/readme';
import { filmPath } from '../film/film-path';
import { embedImages } from './images';
import { outlinedSvg, renderPicture } from './render-picture';
import { outlines, typeface } from './typeface';

const run = promisify(execFile);

export const renderer: Renderer = {
  typeface,
  outlines,
  words: readmeWords,
  draw,
  email: renderEmail,
  stamp: async (html) => ({ at: await commitTime(), id: hashOf(html) }),
  film: readFilm,
};

/** When the last commit was made, so that each build of it makes the same files. */
const commitTime = lruMemoize(async (): Promise<Date> => {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%cI']);
    return new Date(stdout.trim());
  } catch {
    // It isn't a repository, or there's no Git.
    return new Date();
  }
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

async function draw(composition: Composition, { type, scale = 1 }: ImageOptions): Promise<Buffer> {
  if (type === 'image/svg+xml') return Buffer.from(await embedImages(outlinedSvg(composition)));
  const png = await recentPng(composition);
  if (type === 'image/png') return png;
  if (type === 'image/jpeg')
    // Flat colors and sharp edges: without 4:4:4, red letters would blur.
    return sharp(png).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
  return sharp(png)
    .resize(Math.round(composition.width * scale))
    .webp({ quality: 82 })
    .toBuffer();
}

/** A composition as a PNG. The last few are kept, because a preview is made right after its PNG. */
const recentPng = lruMemoize(renderPicture, { maxSize: 8, equalityCheck: isDeepStrictEqual });

/** A film that scripts/films.ts made before the build. In development, that runs now. */
async function readFilm({ audience }: Campaign, film: Rendition): Promise<Buffer> {
  if (process.env.NODE_ENV === 'development')
    await run(process.execPath, ['--import', 'tsx', 'scripts/films.ts']);
  return readFile(filmPath(audience, film));
}
