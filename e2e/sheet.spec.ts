// The report in the sidebar and in the top bar, which writes itself as one reads the page.
import type { Page } from '@playwright/test';
import { shell } from '@/content/words/shell';
import { entriesOf } from '@/lib/site/page-sections';
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

test('the report in the sidebar writes itself, and is stamped at the end', async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitEach(page, landingViews.slice(1), async ({ route, landing }) => {
    await page.goto(route);
    const nav = page.getByRole('navigation', { name: shell.navigation });
    const stamp = nav.getByText(landing.hero.incident.states[1].time, { exact: true }).last();
    const [, ...entries] = entriesOf(landing);
    const linesIn = (color: string) =>
      nav.locator('ol a').evaluateAll((links, name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--${name})`;
        const { color: wanted } = getComputedStyle(probe);
        probe.remove();
        return links
          .filter((link) => getComputedStyle(link).color === wanted)
          .map((link) => link.getAttribute('href')?.slice(1));
      }, color);
    const ids = ['hero', ...entries.map(([id]) => id)];
    await expect.poll(() => linesIn('text')).toEqual(['hero']);
    await expect.poll(() => linesIn('muted')).toEqual(ids.slice(1));
    for (const [index, [id, { figure }]] of entries.entries()) {
      await scrollTo(page, id, 'ahead');
      await expect.poll(() => linesIn('text')).toEqual(ids.slice(0, index + 1));
      const printed = nav.locator(`a[href="#${id}"] b`).last();
      if (figure) await expect(printed).toHaveCSS('clip-path', / 100% /);
      await scrollTo(page, id, 'reached');
      await expect.poll(() => linesIn('text')).toEqual(ids.slice(0, index + 2));
      if (figure) await expect(printed).toHaveCSS('clip-path', / 0% /);
    }
    await expect(stamp).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(stamp).toBeVisible();
    // A link into the page prints what's above its place, and nothing else.
    await page.goto('about:blank');
    await page.goto(`${route}#features`);
    const reached = ids.slice(0, ids.indexOf('features') + 1);
    await expect.poll(() => linesIn('text')).toEqual(reached);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => linesIn('text')).toEqual(ids);
    await expect(stamp).toBeVisible();
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
