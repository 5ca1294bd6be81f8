import { studioPictures as words } from '@/content/words/studio/pictures';

/** More than a logo needs. As many still draw at once. */
const most = {
  /** Each letter of a text counts, too. */
  elements: 20_000,
  /** Elements in elements, or that refer to each other. */
  depth: 500,
  /** Elements that a browser compares with the rules of style sheets. */
  comparisons: 5_000_000,
};

/** As how many elements a dashed line counts: it's drawn as thousands of short ones. */
const dashedLine = 400;

/** A pattern of dashes that's shorter than this, as a share of the page, can't be seen. */
const shortestDashes = 1 / 2000;

/** A selector that's checked by an element's name, class, id and parents alone. */
const isSimple = (selector: string) => /^(?:[\w\s.,#*>-]|:root)+$/.test(selector);

interface Rule {
  selector: string;
  styles: string;
}

/**
 * Checks that a browser can draw an SVG before somebody loses patience: an image can't be stopped
 * while it's drawn. What depends on its size in pixels is found out later, by drawing it small first.
 * @param side the page's longer one, in the SVG's units
 * @throws {Error} with a sentence for people if it would take too long
 */
export function checkWork(root: Element, side: number): void {
  const elements = [root, ...root.querySelectorAll('*')];
  const rules = elements.flatMap(rulesOf);
  const comparisons = rules.reduce(
    (sum, { selector }) => sum + (isSimple(selector) ? 1 : elements.length),
    0,
  );
  if (
    comparisons * elements.length > most.comparisons ||
    hasTinyDashes(elements, rules, side * shortestDashes) ||
    countDrawn(root, elements, rules) > most.elements
  )
    throw new Error(words.faults.detailedLogo);
}

/**
 * How many elements are drawn: an element that others refer to counts each time, because a short
 * file can use, clip or mask shapes a billion times. Those that a style sheet refers to count for
 * each element that it applies to.
 */
function countDrawn(root: Element, elements: readonly Element[], rules: readonly Rule[]): number {
  const styles = new Map(elements.map((element) => [element, stylesIn(element)]));
  for (const rule of rules.filter((each) => /url\(|dasharray/.test(each.styles)))
    for (const element of matching(root, rule.selector)) styles.get(element)?.push(rule.styles);
  const byId = new Map(elements.map((element) => [element.id, element]));
  const counts = new Map<Element, number>();
  function count(element: Element, depth: number): number {
    const knownCount = counts.get(element);
    if (knownCount !== undefined) return knownCount;
    if (depth > most.depth) return Infinity;
    // For circular references, which aren't drawn.
    counts.set(element, 0);
    const ownStyles = styles.get(element) ?? [];
    const referred = ownStyles.flatMap(idsInStyles).concat(hrefOf(element) ?? []);
    const drawnElements = [...element.children, ...referred.flatMap((id) => byId.get(id) ?? [])];
    const onEachPoint = ownStyles.some((style) => style.includes('marker')) ? pointsOf(element) : 1;
    const letters = element.localName === 'text' ? element.textContent.length : 0;
    const dashes = ownStyles.some((style) => style.includes('dasharray')) ? dashedLine : 0;
    const sum = drawnElements.reduce(
      (total, each) => total + count(each, depth + 1) * onEachPoint,
      1 + letters + dashes,
    );
    counts.set(element, sum);
    return sum;
  }
  return count(root, 0);
}

/** About how many points a line has, on each of which a marker is drawn. */
const pointsOf = (element: Element): number => stylesIn(element).join().match(/\d+/g)?.length ?? 1;

/** `href`, or `xlink:href` by any prefix. */
export const isHref = (name: string) => /(?:^|:)href$/.test(name);

/** The id that an element refers to with its `href`. */
const hrefOf = (element: Element): string | undefined =>
  element
    .getAttributeNames()
    .filter(isHref)
    .map((name) => element.getAttribute(name) ?? '')
    .find((href) => /^\s*#/.test(href))
    ?.replace(/^\s*#/, '');

/** An element's attributes as styles: `fill: url(#a)`. */
const stylesIn = (element: Element): string[] =>
  element.getAttributeNames().map((name) => `${name}: ${element.getAttribute(name)}`);

const idsInStyles = (styles: string): string[] =>
  Array.from(styles.matchAll(/url\(\s*["']?#([^"')\s]+)/g), ([, id = '']) => id);

function rulesOf(sheet: Element): Rule[] {
  if (sheet.localName !== 'style') return [];
  const rules = sheet.textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selector = '', styles = '']) => ({ selector, styles }));
}

function hasTinyDashes(elements: readonly Element[], rules: readonly Rule[], least: number) {
  const styles = [...elements.flatMap(stylesIn), ...rules.map((rule) => rule.styles)];
  return styles.some((each) =>
    Array.from(each.matchAll(/dasharray:([^;}]*)/g)).some(([, dashes = '']) => {
      const length = dashes
        .split(/[\s,]+/)
        .reduce((sum, dash) => sum + (Number.parseFloat(dash) || 0), 0);
      return length > 0 && length < least;
    }),
  );
}

function matching(root: Element, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    // It's a rule such as @media.
    return [];
  }
}
