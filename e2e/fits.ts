// Whether a page fits the screen at every width: as it is, and with long words in a wide typeface.
import { expect, type Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import type { View } from './views';
import { few, themeToggle } from './fixtures';

/** In pixels: a phone, a tablet, a laptop; then other common ones, each breakpoint, and the widest. */
const widths = [320, 768, 1280, 390, 640, 1024, 1440, 1536, 1920, 2560];

/** In pixels: 84 rem, the widest that a part of a page may be on a wide screen. */
const widestPart = 1344;

/** Runs in the page: sets it in wider letters, and puts a long word in each text. */
function widen() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { letter-spacing: 0.06em !important; }');
  document.adoptedStyleSheets = [sheet];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // A drawing's texts have fixed places, and can't wrap.
    if (!text.parentElement?.closest('svg, script, style'))
      text.nodeValue = text.textContent?.replace(/\p{L}{3,}/u, 'Mandantengeheimnisse') ?? '';
  }
}

/**
 * Runs in the page: what sticks out of its parent or of the window, where it may be cut off without
 * making the page scroll; what covers its neighbor; and texts squeezed into a few letters' width.
 */
export function layoutProblems() {
  const range = document.createRange();
  const faults: string[] = [];
  const add = (node: Node) =>
    faults.push(node instanceof Element ? node.outerHTML.slice(0, 200) : `${node.textContent}`);

  /** Whether any two boxes overlap, or are less than `gap` pixels apart. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page only gets this function
  const overlap = (boxes: DOMRect[], gap: number) =>
    boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            Math.max(one.left, other.left) < Math.min(one.right, other.right) + gap &&
            Math.max(one.top, other.top) < Math.min(one.bottom, other.bottom) + gap,
        ),
    );

  /** Returns the node's box if nothing may cover it. */
  function visit(node: Node, parent: Element, isInRow: boolean): DOMRect[] {
    const element = node instanceof Element ? node : undefined;
    const style = getComputedStyle(element ?? parent);
    if (style.display === 'contents')
      return [...node.childNodes].flatMap((child) => visit(child, parent, isInRow));
    range.selectNodeContents(node);
    const box = (element ?? range).getBoundingClientRect();
    // Hidden, or for screen readers only; or an icon that's turned, with a larger box.
    if (Math.min(box.width, box.height) < 2 || style.rotate !== 'none') return [];
    if (element?.checkVisibility({ visibilityProperty: true }) === false) return [];

    const room = parent.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(parent);
    const [scrollsX, scrollsY] = [overflowX, overflowY].map((each) => /auto|scroll/.test(each));
    /** Whether it reaches further than its parent, or than its margin lets it. */
    const isOut = (side: 'left' | 'right' | 'top' | 'bottom', sign: 1 | -1) => {
      const margin = element ? parseFloat(style.getPropertyValue(`margin-${side}`)) : 0;
      return sign * (box[side] - room[side]) > 1 - Math.min(0, margin || 0);
    };
    const isPlaced = element !== undefined && /absolute|fixed/.test(style.position);
    const isLine = !element || style.display === 'inline';
    const size = parseFloat(style.fontSize);
    if (
      (!isPlaced && !scrollsX && (isOut('left', -1) || isOut('right', 1))) ||
      (!isPlaced && !scrollsY && !isLine && (isOut('top', -1) || isOut('bottom', 1))) ||
      (!isInRow && !scrollsX && (box.left < -1 || box.right > window.innerWidth + 1)) ||
      (!element && box.width < 4 * size && box.height > 5 * size)
    )
      add(node);
    // A drawing is a window onto a scene, and some texts are shortened on purpose.
    if (element && !(element instanceof SVGElement) && style.textOverflow !== 'ellipsis') {
      const boxes = [...node.childNodes].flatMap((child) =>
        visit(child, element, isInRow || scrollsX === true),
      );
      if (overlap(boxes, -1)) add(node);
    }
    // What sticks to the screen's edge covers what scrolls under it.
    return isPlaced || isLine || style.position === 'sticky' ? [] : [box];
  }
  visit(document.body, document.documentElement, false);

  for (const text of document.querySelectorAll('svg text[y]')) {
    const line = [...(text.parentElement?.children ?? [])]
      .filter((other) => other.getAttribute('y') === text.getAttribute('y'))
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    if (overlap(line, 4)) add(text);
  }
  return faults;
}

/** Runs in the page: texts outside drawings that are at least as large as the headline. */
function largerThanHeadline() {
  const all = [...document.querySelectorAll('h1, main :not(svg, svg *, h1, h1 *)')]
    .filter((part) => part.textContent)
    .map((part) => ({ part, size: parseFloat(getComputedStyle(part).fontSize) }));
  const headline = all.find(({ part }) => part.matches('h1'));
  return all
    .filter((text) => text !== headline && text.size >= (headline?.size ?? 0))
    .map(({ part }) => part.outerHTML);
}

/**
 * Checks that the theme toggle is at the top right, in a bar that stays in place, that nothing
 * overlaps it, and that the sidebar replaces the menu from 1024 pixels up.
 */
async function expectBar(page: Page, width: number) {
  const { bar, toggle, rights } = await themeToggle(page).evaluate((button) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const header = button.closest('header');
    const controls = [...(header?.querySelectorAll('a, button') ?? [])].filter(
      (control) => control !== button && control.checkVisibility(),
    );
    return {
      bar: header?.getBoundingClientRect().toJSON(),
      toggle: button.getBoundingClientRect().toJSON(),
      rights: controls.map((control) => control.getBoundingClientRect().right),
    };
  });
  expect(bar).toMatchObject({ top: 0, left: 0, width });
  expect(toggle.bottom).toBeLessThanOrEqual(bar.bottom);
  expect(width - toggle.right).toBeLessThan(20);
  expect(Math.max(...rights)).toBeLessThanOrEqual(toggle.left);
  const isWide = width >= 1024;
  const menu = page.getByRole('button', { name: shell.openMenu });
  await expect(menu).toBeVisible({ visible: !isWide });
  const sidebar = page.getByRole('navigation', { name: shell.navigation });
  await expect(sidebar).toBeVisible({ visible: isWide });
}

/**
 * Resizes the open page to each width, and checks that nothing sticks out and, on a landing page,
 * that no text is as large as the headline. It leaves other words in the page.
 */
export async function expectFits(
  page: Page,
  { landing, hasShell = true }: Partial<View> & { hasShell?: boolean },
) {
  for (const change of [undefined, widen]) {
    if (change) await page.evaluate(change);
    for (const width of few(widths, 3)) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => [width, await page.evaluate(layoutProblems)])
        .toEqual([width, []]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
      if (hasShell) await expectBar(page, width);
      if (landing) expect([width, await page.evaluate(largerThanHeadline)]).toEqual([width, []]);
    }
    if (!hasShell) continue;
    const parts = page.getByRole('main').locator('h1, h2, h3, p, ul, ol, dl, table');
    const wide = await parts.evaluateAll(
      (all, most) => all.filter((part) => part.getBoundingClientRect().width > most).length,
      widestPart,
    );
    expect(wide).toBe(0);
  }
}
