import { imageSize } from 'image-size';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { fill } from '@/lib/campaign/document/fill';

/**
 * The formats that all browsers decode, and whose first bytes say how large they are. An AVIF, a GIF
 * or an icon can say that it's small, and still fill the memory when it's decoded.
 */
const formats = new Set(['png', 'jpg', 'webp']);

/** Other formats that people have, by how their files start. */
const otherTypes: { name: string; start: RegExp; isDocument?: boolean }[] = [
  { name: 'PDF', start: /^\s*%PDF/, isDocument: true },
  { name: 'EPS', start: /^%!PS|^\u00c5\u00d0\u00d3\u00c6/, isDocument: true },
  { name: 'Photoshop', start: /^8BPS/ },
  { name: 'AVIF', start: /^.{4}ftypavi[fs]/s },
  { name: 'HEIC', start: /^.{4}ftyp(?:hei|hev|mif1|msf1)/s },
  { name: 'GIF', start: /^GIF8/ },
  { name: 'BMP', start: /^BM/ },
  { name: 'ICO', start: /^\0\0.\0/s },
  { name: 'TIFF', start: /^(?:II\*\0|MM\0\*)/ },
  { name: 'RAW', start: /^(?:.{4}ftypcrx|FUJIFILMCCD-RAW|IIRO|IIU\0)/s },
  { name: 'JPEG XL', start: /^(?:\u00ff\n|\0\0\0\fJXL )/ },
  { name: 'JPEG 2000', start: /^\0\0\0\fjP/ },
];

/** Whether a file starts like an image, of any format. An SVG doesn't: it's a text. */
export const isBitmap = (bytes: Uint8Array) =>
  sizeOf(bytes) !== undefined || formatOf(bytes) !== undefined;

/**
 * How many pixels an image has, before it's decoded, because a small file can have billions of them.
 * @throws {Error} with a sentence for people if it's in none of `formats`
 */
export function countPixels(bytes: Uint8Array): number {
  const size = sizeOf(bytes);
  if (size) return size.width * size.height;
  const format = formatOf(bytes);
  if (isSvg(bytes)) throw new Error(words.faults.svgPicture);
  if (!format) throw new Error(words.faults.unknown);
  const { otherFormat, document } = words.faults;
  throw new Error(fill(format.isDocument ? document : otherFormat, { format: format.name }));
}

/** As far as its first bytes say; the rest may not be one. */
const isSvg = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.subarray(0, 2000)).includes('<svg');

function formatOf(bytes: Uint8Array) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 32));
  return otherTypes.find((format) => format.start.test(start));
}

/** Undefined if it's in none of `formats`, or if it's cut off before its size. */
function sizeOf(bytes: Uint8Array) {
  try {
    const { type = '', ...size } = imageSize(bytes);
    return formats.has(type) ? size : undefined;
  } catch {
    return undefined;
  }
}
