// What a buyer does on a landing page.
import type { Page } from '@playwright/test';
import { offer } from '@/lib/campaigns';
import type { Landing } from '@/content/schema';
import { sameMinute } from '@/content/words/landing';
import { expect, landingViews, screens, test, visitEach } from './fixtures';

/** Runs in the page: where the controls lead that are filled with the accent color. */
function filledWithAccent() {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'var(--accent)';
  const accent = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('a, button')]
    .filter((control) => getComputedStyle(control).backgroundColor === accent)
    .filter((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map((control) => control.getAttribute('href'));
}

test('the first screen says what the page is about, with one primary action', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitEach(page, landingViews, async ({ route, landing: { hero } }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    const [primary, secondary] = hero.actions;
    // Drawn in capitals, but copied and read out as written.
    for (const label of [hero.badge, offer.label])
      await expect(main.getByText(label, { exact: true }).first()).toHaveText(label, {
        useInnerText: true,
      });
    for (const screen of [
      { width: 320, height: 640 },
      screens.phone,
      { width: 1280, height: 720 },
      screens.laptop,
    ]) {
      await page.setViewportSize(screen);
      for (const part of [
        page.getByRole('heading', { level: 1, name: hero.headline }),
        main.getByText(hero.lede, { exact: true }),
        ...[offer.statement, offer.shortCondition].map((text) => main.getByText(text).first()),
        main.getByRole('link', { name: primary.label }).first(),
        main.getByRole('link', { name: secondary.label }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const [attempt, stopped] = hero.incident.states;
      for (const caption of [
        `${attempt.time} ${attempt.label}`,
        stopped.time === attempt.time
          ? stopped.label + sameMinute
          : `${stopped.time} ${stopped.label}`,
      ])
        await expect(main.getByText(caption).first()).toBeInViewport({ ratio: 1 });
      expect(new Set(await page.evaluate(filledWithAccent))).toEqual(new Set([primary.href]));
    }
  });
});

/**
 * Scrolls through the open page half a screen at a time, until its footer comes. Lists how far it
 * had scrolled, in screens, wherever a visitor couldn't press one of the page's actions.
 */
async function withoutAction(page: Page, { hero, offer: { action } }: Landing) {
  const labels = [hero.actions[0].label, action.label];
  const end = await page
    .getByRole('main')
    .evaluate((main) => main.getBoundingClientRect().bottom / innerHeight - 1);
  const deadEnds: number[] = [];
  for (let screen = 0; screen < end + 0.5; screen += 0.5) {
    await page.evaluate(
      (top) => document.documentElement.scrollTo({ top, behavior: 'instant' }),
      Math.min(screen, end) * (page.viewportSize()?.height ?? 0),
    );
    // What follows the scroll is only there with the next frame, which a picture waits for.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    const canPress = await page.evaluate((names) => {
      const controls = [...document.querySelectorAll('header a, main a, main button')].filter(
        (control) => names.some((name) => control.textContent?.startsWith(name)),
      );
      return controls.some((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    }, labels);
    if (!canPress) deadEnds.push(Math.min(screen, end));
  }
  return deadEnds;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone and a laptop, each screen has an action', async ({ page }) => {
      await visitEach(page, landingViews, async ({ route, landing }) => {
        await page.goto(route);
        for (const screen of [screens.phone, screens.laptop]) {
          await page.setViewportSize(screen);
          expect(await withoutAction(page, landing)).toEqual([]);
        }
      });
    });
  });

test('on a phone, the action bar stays away after the last action', async ({ page }) => {
  // So low that the footer pushes the page's own action off the screen.
  await page.setViewportSize({ width: 390, height: 640 });
  await visitEach(page, landingViews, async ({ route, landing: { hero } }) => {
    await page.goto(route);
    const bar = page.locator('.action-bar', { hasText: hero.actions[0].label });
    await page.locator('#features').evaluate((section) => section.scrollIntoView());
    await expect(bar).toBeVisible();
    const main = page.getByRole('main');
    // From where the page's own action is in view, until only the footer is.
    for (const below of [0, 0.5, 1]) {
      await main.evaluate((element, share) => {
        const top = element.getBoundingClientRect().bottom - window.innerHeight * (1 - share);
        window.scrollBy({ top, behavior: 'instant' });
      }, below);
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      await expect(bar).toBeHidden();
    }
  });
});

const scenesOn = (page: Page) => page.locator('main ol > li > svg:has(> g, > use):visible');

/** Runs in the page: how much of the hero's wall is there, and what's said about its incident. */
function heroState(scene: Element) {
  const isThere = (name: string) => {
    const part = scene.querySelector(`.${name}`);
    return part !== null && getComputedStyle(part).visibility === 'visible';
  };
  const wall = scene.querySelector('.wall');
  const corners = wall ? getComputedStyle(wall).clipPath : '';
  const [, , across = '', up = ''] = /polygon\((\S+ )?\S+, \S+ (\S+), (\S+) /.exec(corners) ?? [];
  const stamp = scene.querySelector('.stamp');
  return {
    wall: `${across} ${up}`,
    isAttempted: isThere('attempt'),
    isStopped: isThere('stopped'),
    isStamped: stamp !== null && getComputedStyle(stamp).opacity === '1',
  };
}

for (const [name, screen, tag] of [
  ['phone', screens.phone, undefined],
  ['laptop', { width: 1366, height: 650 }, '@all'],
  ['desktop', { width: 1920, height: 1000 }, '@all'],
] as const)
  test(`on a ${name}, a wall stops the attempt as one scrolls`, { tag }, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitEach(page, landingViews, async ({ route }) => {
      await page.goto(route);
      const scene = scenesOn(page);
      await expect(scene).toHaveCount(1);
      const scrollTo = (y: number) =>
        page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      const first = await scene.evaluate(heroState);
      expect(first).toMatchObject({ isAttempted: true, isStopped: false, isStamped: false });
      const start = (await scene.boundingBox())?.y ?? 0;
      expect(start).toBeLessThan(screen.height - 100);
      const order: string[] = [];
      const walls = new Set<string>();
      for (let y = 0; y < start; y += screen.height / 40) {
        await scrollTo(y);
        await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        const { wall, isAttempted, isStopped, isStamped } = await scene.evaluate(heroState);
        expect(isAttempted).toBe(!isStopped);
        // The stamp takes a moment to land.
        if (isStamped) expect(isStopped).toBe(true);
        const state = isStopped ? 'stopped' : 'attempt';
        if (order.at(-1) !== state) order.push(state);
        if (state === 'attempt') walls.add(wall);
      }
      // Nothing pins it: it has moved as far as the page has.
      expect((await scene.boundingBox())?.y).toBeLessThan(screen.height / 40);
      expect(order).toEqual(['attempt', 'stopped']);
      await expect.poll(() => scene.evaluate(heroState)).toMatchObject({ isStamped: true });
      // Brick by brick.
      expect(walls.size).toBeGreaterThan(5);
      await scrollTo(0);
      await expect.poll(() => scene.evaluate(heroState)).toEqual(first);
    });
  });

test('on a phone with less motion, the picture’s words aren’t cut off', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitEach(page, landingViews, async ({ route }) => {
    await page.goto(route);
    const cut = await scenesOn(page)
      .first()
      .evaluate((scene) => {
        scene.scrollIntoView({ block: 'center', behavior: 'instant' });
        return Array.from(scene.querySelectorAll('text'))
          .filter((text) => {
            const { right, top, bottom } = text.getBoundingClientRect();
            const end = document.elementFromPoint(right - 2, (top + bottom) / 2);
            return text.checkVisibility({ visibilityProperty: true }) && !scene.contains(end);
          })
          .map((text) => text.textContent);
      });
    expect(cut).toEqual([]);
  });
});

test('with less motion and on paper, there are two pictures, and one sheet', async ({ page }) => {
  // What a sheet holds inside of its margins, in pixels: as wide as A4, as high as US Letter.
  const sheet = { width: 703, height: 965 };
  await page.setViewportSize(sheet);
  await visitEach(page, landingViews, async ({ route, landing: { report } }) => {
    await page.goto(route);
    for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia(media);
      const scenes = scenesOn(page);
      await expect(scenes).toHaveCount(2);
      await expect(scenes.locator('.attempt').first()).toBeVisible();
      await expect(scenes.locator('.stopped').first()).toBeHidden();
      const places = await scenes.evaluateAll((all) =>
        all.map((scene) => scene.getBoundingClientRect()).map(({ x, y }) => `${x} ${y}`),
      );
      expect(new Set(places).size).toBe(2);
      const stopped = await scenes.last().screenshot();
      // The second is a copy of the first, where the wall's hidden.
      const bricks = scenes.first().locator('.wall [fill*="bricks"]');
      await bricks.evaluate((wall) => wall.setAttribute('display', 'none'));
      expect((await scenes.last().screenshot()).equals(stopped)).toBe(false);
      await bricks.evaluate((wall) => wall.removeAttribute('display'));
    }
    const box = await page.getByRole('article', { name: report.title }).boundingBox();
    expect(box?.height).toBeLessThan(sheet.height);
    await page.emulateMedia({ media: null, reducedMotion: null });
  });
});
