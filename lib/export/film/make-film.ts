import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registerMediabunnyServer } from '@mediabunny/server';
import sharp from 'sharp';
import type { Audience, Campaign } from '@/content/schema';
import { composeFilm } from '@/lib/campaign/film/compose-film';
import { filmSizes, type Rendition } from '@/lib/campaign/film/film-sizes';
import { soundtrack } from '@/lib/campaign/film/soundtrack';
import { filmOf } from '@/lib/campaign/film/timeline';
import { encodeSound, writeMp4 } from '@/lib/campaign/film/write-mp4';
import packages from '@/package.json' with { type: 'json' };
import { embedImages } from '../pictures/images';
import { outlinedSvg } from '../pictures/render-picture';
import { typeface } from '../pictures/typeface';
import { builtFrameRate as frameRate, filmPath } from './film-path';

// With the same encoder on every machine, whatever its graphics card can do.
registerMediabunnyServer({ hardwareContext: null });

/**
 * Makes a campaign's film, unless the last one is up to date.
 * @returns whether it had to be made
 */
export async function makeFilm(campaign: Campaign, rendition: Rendition): Promise<boolean> {
  const { audience } = campaign;
  const { story } = audience.ad;
  const file = filmPath(audience, rendition);
  const size = filmSizes[rendition.ratio];
  const composition = composeFilm(campaign, rendition.name, typeface, { rate: frameRate, size });
  const frames = Array.from(composition, outlinedSvg);
  const film = filmOf(audience, rendition.name);
  const keyFile = `${file}.key`;
  const key = keyOf(frames, story);
  if ([keyFile, file].every(existsSync) && readFileSync(keyFile, 'utf8') === key) return false;
  const samples = (sounds[JSON.stringify([story, film])] ??= soundtrack(film, story));
  const format = { ...size, frameRate, sound: encodeSound(samples) };
  const bytes = await writeMp4(drawFrames(frames), format);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(keyFile, key);
  return true;
}

/** By what they sound like: a film's sizes share their sound. */
const sounds: Record<string, ReturnType<typeof soundtrack>> = {};

/** A hash of all that a film is made of: its frames and music, the code and packages that encode them. */
function keyOf(frames: readonly string[], story: Audience['ad']['story']): string {
  const hash = createHash('sha256');
  const code = ['lib/export/film', 'lib/campaign/film'].flatMap((folder) =>
    readdirSync(path.join(process.cwd(), folder)).map((name) => path.join(folder, name)),
  );
  for (const name of code.filter((file) => !file.endsWith('.test.ts')).toSorted())
    hash.update(readFileSync(path.join(process.cwd(), name)));
  const {
    sharp: renderer,
    '@mediabunny/server': server,
    'node-av': encoder,
  } = packages.devDependencies;
  const { mediabunny } = packages.dependencies;
  hash.update(JSON.stringify([renderer, mediabunny, server, encoder, frameRate, story]));
  for (const svg of frames) hash.update(svg);
  return hash.digest('hex');
}

/** Draws frames for the encoder, each while the one before it is encoded. */
async function* drawFrames(frames: readonly string[]): AsyncGenerator<Buffer> {
  let next = drawFrame(frames[0]);
  for (const index of frames.keys()) {
    const current = next;
    next = drawFrame(frames[index + 1]);
    // One after another, or all of a film's pictures would be in memory.
    yield await current;
  }
}

async function drawFrame(svg?: string): Promise<Buffer> {
  if (!svg) return Buffer.alloc(0);
  return sharp(await embedImages(svg))
    .ensureAlpha()
    .raw()
    .toBuffer();
}
