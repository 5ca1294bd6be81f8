import { studioPictures as words } from '@/content/words/studio-pictures';
import { trustedHtml } from './trusted';

/** In bytes and in elements: more than a logo needs. */
const most = { bytes: 1_000_000, elements: 2000 };

/** What a logo may be drawn with. Scripts, images, copies and foreign parts aren't among them. */
const elements = new Set(
  'svg g path rect circle ellipse line polygon polyline defs look linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);

/**
 * An SVG file without anything but shapes and their colors, as large as it's traced.
 * @throws {Error} with a sentence for people if it isn't one, or has too much in it
 */
export async function plainSvg(file: File): Promise<string> {
  if (file.size > most.bytes) throw new Error(words.faults.detailedLogo);
  const text = await file.text();
  // A few entities can stand for gigabytes.
  if (/<!entity/i.test(text)) throw new Error(words.faults.damaged);
  // The page's policy refuses event handlers and styles as soon as they're read. An image's own
  // styles only apply in that, once they have their name again.
  const quiet = text
    .replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replaceAll(/(?<=<\/?)style\b/gi, 'look');
  const parsed = new DOMParser().parseFromString(trustedHtml(quiet), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg') throw new Error(words.faults.damaged);
  const descendants = [...root.querySelectorAll('*')];
  if (descendants.length > most.elements) throw new Error(words.faults.detailedLogo);
  for (const element of descendants) if (!elements.has(element.localName)) element.remove();
  for (const element of [root, ...descendants])
    for (const name of element.getAttributeNames())
      if (/^on|href|filter|mask/i.test(name)) element.removeAttribute(name);
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const [wide, high] = [
    width || parseFloat(root.getAttribute('width') ?? '') || 1,
    height || parseFloat(root.getAttribute('height') ?? '') || 1,
  ];
  if (!width || !height) root.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  // Firefox doesn't draw an image without a size.
  const scale = 512 / Math.max(wide, high);
  root.setAttribute('width', String(Math.max(1, wide * scale)));
  root.setAttribute('height', String(Math.max(1, high * scale)));
  return new XMLSerializer().serializeToString(root).replaceAll(/(?<=<\/?)look\b/g, 'style');
}
