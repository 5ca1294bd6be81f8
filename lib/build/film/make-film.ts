import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Campaign, FilmName } from '@/content/schema';
import { composeFilm } from '@/lib/campaign/film/compose-film';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import packages from '@/package.json';
import { outlinedSvg, refuseMisfits } from '../render-picture';
import { typeface } from '../typeface';
import { encodeFilm, type FilmPicture } from './encode-film';
import { builtFrameRate as frameRate, filmPath } from './film-path';

interface DrawnFrame {
  svg: string;
  frames: number;
}

/**
 * Makes a campaign's film, unless the last one is up to date. Throws one sentence for each text
 * that can't be drawn.
 * @returns whether it had to be made
 */
export async function makeFilm(campaign: Campaign, name: FilmName): Promise<boolean> {
  const file = filmPath(campaign.audience, name);
  const frames = drawnFrames(campaign, name);
  const keyFile = `${file}.key`;
  const key = keyOf(frames);
  if (existsSync(file) && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key)
    return false;
  const film = await encodeFilm(drawn(frames), { ...storySize, frameRate });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, film);
  writeFileSync(keyFile, key);
  return true;
}

function drawnFrames(campaign: Campaign, name: FilmName): DrawnFrame[] {
  return Array.from(
    composeFilm(campaign, name, typeface, { rate: frameRate }),
    ({ composition, frames }) => {
      refuseMisfits(`${campaign.audience.id} ${name}`, composition);
      return { svg: outlinedSvg(composition), frames };
    },
  );
}

/** A hash of all that a film is made of: its frames, the code and packages that encode them. */
function keyOf(frames: readonly DrawnFrame[]): string {
  const hash = createHash('sha256');
  const code = path.join(process.cwd(), 'lib/build/film');
  const files = readdirSync(code).filter((name) => !name.endsWith('.test.ts'));
  for (const name of files.toSorted()) hash.update(readFileSync(path.join(code, name)));
  hash.update(readFileSync(path.join(process.cwd(), 'lib/campaign/film/yuv.ts')));
  const { sharp: renderer, mediabunny, 'h264-mp4-encoder': encoder } = packages.dependencies;
  hash.update(JSON.stringify([renderer, mediabunny, encoder, frameRate]));
  for (const { svg, frames: count } of frames) hash.update(`${count}${svg}`);
  return hash.digest('hex');
}

/** Draws frames for the encoder, each while the one before it is encoded. */
async function* drawn(frames: readonly DrawnFrame[]): AsyncGenerator<FilmPicture> {
  let next = rendered(frames[0]);
  for (const [index, { frames: count }] of frames.entries()) {
    const current = next;
    next = rendered(frames[index + 1]);
    // oxlint-disable-next-line no-await-in-loop -- one after another, or all of a film's pictures would be in memory
    yield { rgb: await current, frames: count };
  }
}

async function rendered(frame?: DrawnFrame): Promise<Uint8Array> {
  if (!frame) return new Uint8Array();
  return sharp(Buffer.from(frame.svg)).removeAlpha().raw().toBuffer();
}
