import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { logoSchema } from '@/content/schema/brand';
import { isBrick, type ImageLogo } from '@/lib/campaign/document/logo';
import { sentenceIn } from './content-files';
import { logoFolder } from '../pictures/images';

/** How far a size's proportion may be from that of its file: it may be rounded. */
const tolerance = 0.02;

/**
 * Checks the files of the brand's logo: they're there, they can be drawn, and they have the
 * proportion that the content says. If the logo isn't one, its schema says so.
 * @param folder where the files are
 * @returns a sentence for each problem
 */
export async function logoProblems(logo: unknown, folder = logoFolder): Promise<string[]> {
  if (!v.is(logoSchema, logo) || isBrick(logo)) return [];
  const files = [
    await fileProblem('brand.logo', logo, folder),
    logo.dark && (await fileProblem('brand.logo.dark', logo.dark, folder)),
  ];
  return files.filter((problem) => problem !== undefined);
}

async function fileProblem(at: string, image: Pick<ImageLogo, 'file' | 'size'>, folder: string) {
  const { file, size } = image;
  const place = path.join(folder, file);
  const say = (field: 'file' | 'size', expected: string) =>
    sentenceIn('content/brand.ts', `${at}.${field}`, { value: image[field], expected: expected });
  if (!existsSync(place)) return say('file', `a file in ${folder}/`);
  const bytes = readFileSync(place);
  if (file.endsWith('.svg') && /<text\b/.test(bytes.toString()))
    return say('file', 'a logo whose texts are paths, because the build has no fonts for them');
  const rendered = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!rendered) return say('file', 'an SVG or PNG that isn’t damaged');
  const { width, height } = rendered;
  const [across, down] = size;
  const isSame = Math.abs((across / down) * (height / width) - 1) < tolerance;
  return isSame ? undefined : say('size', `the size of ${place}: [${width}, ${height}]`);
}
