import type { Theme } from '@/content/schema';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { checkWork, isHref } from './svg-work';

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
};

/** While it's parsed, so that the page's policy doesn't treat it as an SVG yet. */
const readNamespace = 'urn:svg';

/** In pixels: the longer side of an SVG that only says its proportion. */
const longerSide = 1000;

/** An SVG that says nothing about its size fills a browser's window, however large that is. */
const unsized = { width: 2000, height: 2000 };

/** Stands for a picture of what moves: what's there once it has moved. */
const still = '*{animation-delay:-99999s!important;animation-play-state:paused!important}';

/**
 * An SVG as an image for light and for dark grounds, in which no script runs, and which loads
 * nothing. Both are the same unless it has styles of its own for dark screens.
 * @throws {Error} with a sentence for people if it isn't one, or would take too long to draw
 */
export async function svgImages(text: string): Promise<Record<Theme, HTMLImageElement>> {
  const root = readSvg(text);
  const light = await imageOf(svgOn(root, 'light'));
  const isThemed = /prefers-color-scheme|light-dark\(/.test(text);
  return { light, dark: isThemed ? await imageOf(svgOn(root, 'dark')) : light };
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  try {
    // In Firefox, `decode` doesn't wait for another SVG that's in it.
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
  } catch {
    throw new Error(words.faults.damaged);
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

/** An SVG, checked, and with the size that some browsers need to draw it. */
function readSvg(text: string): Element {
  const root = parse(text);
  // A piece of a web page is Illustrator's own data, never drawn, or has a text beside it that's
  // drawn instead (draw.io). With it in an SVG, browsers block reading its pixels.
  for (const element of root.querySelectorAll(
    'foreignObject[requiredExtensions], switch > foreignObject:not(:only-child)',
  ))
    element.remove();
  if (root.querySelector('foreignObject')) throw new Error(words.faults.pageInLogo);
  if (isLinked(root)) throw new Error(words.faults.linkedLogo);
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const hasPage = width > 0 && height > 0 && width + height < Infinity;
  const page = hasPage ? { width, height } : unsized;
  const longer = Math.max(page.width, page.height);
  checkWork(root, longer);
  const isSized = ['width', 'height'].every((name) => isLength(root.getAttribute(name) ?? ''));
  const scale = hasPage ? longerSide / longer : 1;
  if (!isSized)
    for (const [name, length] of Object.entries(page))
      root.setAttribute(name, String(length * scale));
  for (const animation of root.querySelectorAll('animate, animateMotion, animateTransform, set'))
    finish(animation);
  return root;
}

function parse(text: string): Element {
  // Copied from a web page, an SVG lacks what only a file needs.
  const isMissing = (name: string) => !text.includes(`${name}=`);
  const namespaceAttributes = Object.entries({
    xmlns: namespaces.svg,
    'xmlns:xlink': namespaces.xlink,
  })
    .filter(([name]) => isMissing(name))
    .map(([name, namespace]) => ` ${name}="${namespace}"`);
  const namespacedText = text
    .trim()
    .replace(/<svg(?=[\s>])/, `<svg${namespaceAttributes.join('')}`)
    .replaceAll(namespaces.svg, readNamespace);
  const root = new DOMParser().parseFromString(namespacedText, 'application/xml').documentElement;
  if (root.localName !== 'svg' || root.querySelector('parsererror'))
    throw new Error(words.faults.damaged);
  return root;
}

/** A length that isn't a share of the window, and that isn't less than a pixel, either. */
const isLength = (length: string) => Number.parseFloat(length) >= 1 && !length.includes('%');

/** Whether an SVG needs other files, which an image doesn't load. */
function isLinked(root: Element): boolean {
  const sheets = Array.from(root.querySelectorAll('style'), (sheet) => sheet.textContent);
  const fonts = /@import[^;]*;?|@font-face\s*\{[^}]*\}/g;
  const hasText = root.querySelector('text') !== null;
  const isFontElsewhere = sheets
    .flatMap((sheet) => sheet.match(fonts) ?? [])
    .some((rule) => rule.startsWith('@import') || isElsewhere(rule));
  if (hasText && isFontElsewhere) return true;
  if (sheets.some((sheet) => isElsewhere(sheet.replaceAll(fonts, '')))) return true;
  return [...root.querySelectorAll(':not(a, script)')].some((element) =>
    element.getAttributeNames().some((name) => {
      const value = element.getAttribute(name) ?? '';
      return isHref(name) || name === 'src'
        ? !/^\s*(?:#|data:|$)/i.test(value)
        : isElsewhere(value);
    }),
  );
}

/** Whether styles name an address that's neither in the file nor a part of it. */
const isElsewhere = (styles: string) => /url\(\s*["']?(?!\s*["']?(?:#|data:))/i.test(styles);

/** Puts what an animation leads to, if it stays, in place of the animation. */
function finish(animation: Element) {
  const name = animation.getAttribute('attributeName');
  const value = animation.getAttribute('to') ?? animation.getAttribute('values')?.split(';').at(-1);
  const stays = animation.getAttribute('fill') === 'freeze' || animation.localName === 'set';
  if (animation.localName !== 'animateTransform' && stays && name && value)
    animation.parentElement?.setAttribute(name, value.trim());
  animation.remove();
}

/** An SVG's text as it's drawn on a light or a dark screen, whatever this screen is. */
function svgOn(root: Element, theme: Theme): string {
  const themed = root.cloneNode(true);
  const style = root.ownerDocument.createElementNS(readNamespace, 'style');
  style.textContent = `${still}:root{color-scheme:only ${theme}!important}`;
  themed.appendChild(style);
  return new XMLSerializer()
    .serializeToString(themed)
    .replaceAll(readNamespace, namespaces.svg)
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, scheme: string) =>
      scheme === theme ? '(min-width: 0)' : '(max-width: 0)',
    );
}
