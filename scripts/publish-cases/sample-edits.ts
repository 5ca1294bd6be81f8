// Files of edits, as the studio saves them, in the folder where a program runs.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { documents } from '@/content/campaigns';
import { imageVisual } from '@/lib/campaign/document/visual';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { type SavedEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';

/** The campaign that they edit. */
export const [sampleDocument] = documents;

export function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param more another file than `edits/spring.json`, or what else is saved in it */
export function save(variant: Variant, more: Partial<SavedEdits> & { file?: string } = {}) {
  const { file = 'edits/spring.json', ...others } = more;
  const saved = { ...saveEdits(sampleDocument, oneVariant(variant)), ...others };
  write(file, JSON.stringify(saved, null, 1));
}

/** Saves an image in a field: as its picture, or as a logo if it's a PNG. */
export async function saveImage(
  field: string,
  ending: 'webp' | 'png',
  size: [width: number, height: number],
) {
  const [width, height] = size;
  const image = sharp({ create: { width, height, channels: 3, background: '#1a6fd0' } });
  const bytes = await image.toFormat(ending).toBuffer();
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`;
  const value = ending === 'png' ? JSON.stringify({ file, size }) : imageVisual({ file, size });
  const images = { [file]: `data:image/${ending};base64,${bytes.toString('base64')}` };
  save({ [field]: value }, { images });
}
