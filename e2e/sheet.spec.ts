// The report in the sidebar and in the top bar, which writes itself as one reads the page.
import type { Locator, Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { entriesOf, isIncident, labelOf } from '@/lib/site/page-sections';
import { expect, landingViews, screens, test, visitEach } from './fixtures';

/** Scrolls until a section's top is a bit above the middle of the screen, or below it. */
async function scrollTo(page: Page, id: string, place: 'reached' | 'ahead') {
  await page.locator(`#${id}`).evaluate(
    (section, offset) => {
      const { top } = section.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight / 2 + offset, behavior: 'instant' });
    },
    place === 'reached' ? 8 : -8,
  );
  // What follows the scroll is only there with the next frame, which a picture waits for.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

test('the report in the sidebar marks the section in the middle', async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await page.goto('/');
  const marked = page.locator('nav [aria-current=location]:visible');
  await expect(marked).toHaveAttribute('href', '#hero');
  for (const id of ['risks', 'questions', 'offer']) {
    await page.locator(`#${id}`).evaluate((part) => part.scrollIntoView({ block: 'center' }));
    await expect(marked).toHaveAttribute('href', `#${id}`);
  }
});

/** The sections whose lines have the text's color. Until a line is printed, it's muted. */
const linesInInk = (nav: Locator) =>
  nav.locator('ol a').evaluateAll((links) => {
    const ink = getComputedStyle(document.body).color;
    return links
      .filter((link) => getComputedStyle(link).color === ink)
      .map((link) => link.getAttribute('href')?.slice(1));
  });

test('the report in the sidebar writes itself, and is stamped at the end', async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await visitEach(page, landingViews.slice(1), async ({ route, landing }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(route);
    const nav = page.getByRole('navigation', { name: shell.navigation });
    const stamp = nav.getByText(landing.hero.incident.states[1].time, { exact: true }).last();
    const [hero, ...entries] = entriesOf(landing);
    const ids = [hero, ...entries].flatMap((entry) => entry?.[0] ?? []);
    /** The lines whose figure has been printed. */
    const printed = () =>
      nav
        .locator('ol a')
        .evaluateAll((links) =>
          links
            .filter((link) =>
              [...link.querySelectorAll('.blank b')].some((figure) =>
                getComputedStyle(figure).clipPath.includes(' 0% '),
              ),
            )
            .map((link) => link.getAttribute('href')?.slice(1)),
        );
    await expect.poll(printed).toEqual(['hero']);
    await expect.poll(() => linesInInk(nav)).toEqual(['hero']);
    for (const [index, [id]] of entries.entries()) {
      await scrollTo(page, id, 'ahead');
      await expect.poll(printed).toEqual(ids.slice(0, index + 1));
      await scrollTo(page, id, 'reached');
      await expect.poll(printed).toEqual(ids.slice(0, index + 2));
    }
    // The offer, the posts and the questions aren't about the incident.
    await expect.poll(() => linesInInk(nav)).toEqual(ids.filter(isIncident));
    await expect(stamp).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(stamp).toBeVisible();
    // A link into the page prints what's above its place, and nothing else.
    await page.goto('about:blank');
    await page.goto(`${route}#features`);
    const reached = ids.slice(0, ids.indexOf('features') + 1);
    await expect.poll(printed).toEqual(reached);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(printed).toEqual(ids);
    await expect(stamp).toBeVisible();
  });
});

test('the report says that the attempt was stopped once the picture has', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitEach(page, landingViews, async ({ route, landing }) => {
    await page.goto(route);
    const { figure, outcome } = landing.entries.hero ?? {};
    const line = page.locator('nav a[href="#hero"]:visible');
    const [attempted, stopped] = [figure, outcome].map((text) =>
      line.getByText(text ?? '', { exact: true }),
    );
    if (!attempted || !stopped) return;
    await expect(attempted).toHaveCSS('clip-path', / 0% /);
    await expect(stopped).toHaveCSS('clip-path', / 100% /);
    // The picture's stamp is there a bit before its top has left the screen.
    await page.locator('#hero').evaluate((picture) => picture.scrollIntoView());
    await page.evaluate(() => window.scrollBy({ top: 50, behavior: 'instant' }));
    await expect(attempted).toHaveCSS('clip-path', / 100% /);
    await expect(stopped).toHaveCSS('clip-path', / 0% /);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(stopped).toHaveCSS('clip-path', / 0% /);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
});

test('a section has the same name above its heading as in the sidebar', async ({ page }) => {
  await visitEach(page, landingViews, async ({ route, landing }) => {
    await page.goto(route);
    for (const [id, line] of entriesOf(landing)) {
      const label = page.locator(`#${id} > div > div:has(> h2) > .label`);
      if (await label.count()) await expect(label).toHaveText(labelOf(line) ?? '');
    }
  });
});

test('on a phone, the bar has the report’s latest line after the hero', async ({ page }) => {
  await page.setViewportSize(screens.small);
  await visitEach(page, landingViews.slice(1), async ({ route, landing }) => {
    await page.goto(route);
    const bar = page.getByRole('banner').locator('.latest');
    await expect(bar).toBeHidden();
    const menu = await page.getByRole('button', { name: shell.openMenu }).boundingBox();
    for (const [id, { text }] of entriesOf(landing).slice(1)) {
      await scrollTo(page, id, 'reached');
      const line = bar.locator('> span').filter({ visible: true }).last();
      await expect(line).toContainText(text);
      const box = await line.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
    }
  });
});
