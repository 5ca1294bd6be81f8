import { studioPictures as words } from '@/content/words/studio/pictures';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** While it's parsed, so that the page's policy doesn't treat it as an SVG yet. */
const readNamespace = 'urn:svg';

/** More than a logo needs. Files this big still draw at once. */
const most = { bytes: 2_000_000, elements: 20_000 };

/** In pixels: the side of an SVG that says nothing about its size. */
const unsized = 1000;

/**
 * An SVG file as an image, in which no script runs, and which loads nothing.
 * @throws {Error} with a sentence for people if it isn't one, or would take too long to draw
 */
export async function svgImage(file: File): Promise<HTMLImageElement> {
  if (file.size > most.bytes) throw new Error(words.faults.detailedLogo);
  const svg = readSvg(await file.text());
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new Error(words.faults.damaged);
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

/** Whether an image's pixels are somewhere else. */
const isLinked = (image: Element): boolean =>
  image
    .getAttributeNames()
    .some((name) => isHref(name) && !/^\s*data:/i.test(image.getAttribute(name) ?? ''));

/** `href`, or `xlink:href` by any prefix. */
const isHref = (name: string) => /(?:^|:)href$/.test(name);

/** An SVG's text, with the size that some browsers need to draw it. */
function readSvg(text: string): string {
  const named = text
    .trim()
    .replace(/<svg(?=[\s>])(?![^>]*\sxmlns=)/, `<svg xmlns="${svgNamespace}"`)
    .replaceAll(svgNamespace, readNamespace);
  const root = new DOMParser().parseFromString(named, 'application/xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror'))
    throw new Error(words.faults.damaged);
  // Illustrator's own data, never drawn. But with it in an SVG, browsers block reading its pixels.
  for (const element of root.querySelectorAll('foreignObject[requiredExtensions]'))
    element.remove();
  if (root.querySelector('foreignObject')) throw new Error(words.faults.pageInLogo);
  if ([...root.querySelectorAll('image, feImage')].some(isLinked))
    throw new Error(words.faults.linkedLogo);
  if (drawnElements(root) > most.elements) throw new Error(words.faults.detailedLogo);
  const [, , width = unsized, height = unsized] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const isSized = ['width', 'height'].every((name) =>
    /\d(?!.*%)/.test(root.getAttribute(name) ?? ''),
  );
  if (!isSized) {
    root.setAttribute('width', String(width));
    root.setAttribute('height', String(height));
  }
  return new XMLSerializer().serializeToString(root).replaceAll(readNamespace, svgNamespace);
}

/**
 * How many elements are drawn: an element that others refer to counts each time, because a short
 * file can use, clip or mask shapes a billion times. Those that a style sheet refers to count for
 * each element that it applies to.
 */
function drawnElements(root: Element): number {
  const elements = [root, ...root.querySelectorAll('*')];
  const references = new Map(elements.map((element) => [element, idsIn(element)]));
  for (const sheet of elements.filter(({ localName }) => localName === 'style'))
    for (const [, selector = '', styles = ''] of sheet.textContent.matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    ))
      for (const element of matching(root, selector))
        references.get(element)?.push(...idsInStyles(styles));
  const byId = new Map(elements.map((element) => [element.id, element]));
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // For circular references, which aren't drawn.
    counts.set(element, 0);
    const referred = (references.get(element) ?? []).flatMap((id) => byId.get(id) ?? []);
    const inside = [...element.children, ...referred].map(count);
    const sum = inside.reduce((total, each) => total + each, 1);
    counts.set(element, sum);
    return sum;
  };
  return count(root);
}

/** The ids that an element's attributes refer to. */
function idsIn(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    return isHref(name) ? value.replace(/^\s*#/, '') : idsInStyles(value);
  });
}

const idsInStyles = (styles: string): string[] =>
  Array.from(styles.matchAll(/url\(\s*["']?#([^"')\s]+)/g), ([, id = '']) => id);

function matching(root: Element, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    // It's a rule such as @media.
    return [];
  }
}
