import type { Page } from '@playwright/test';
import { account } from '@/content/words/account';
import { shell } from '@/content/words/shell';
import { exportedFile, readExported, signInExport, signInSite } from '../exports';
import { expect, landingPage, postViews, studioRoutes, tabPages, test } from '../fixtures';
import { last } from '../templates';

test.use({ baseURL: signInSite });

/** A page of each kind, and the scripts that it comes with and that no page before it has. */
const kinds = (() => {
  const seen = new Set<string>();
  return [
    '/',
    landingPage.route,
    ...tabPages.flatMap((route) => [route, `${route}/${last.id}`]),
    // A post's frame has the same ones.
    postViews[0]!.route,
    ...studioRoutes.slice(0, 1),
  ].map((route) => {
    const html = readExported(signInExport, exportedFile(signInExport, route) ?? '');
    const scripts = [...html.matchAll(/<script src="([^"]+)" (?:id="[^"]*" )?async/g)]
      .map(([, src = '']) => src)
      .filter((src) => !seen.has(src));
    for (const src of scripts) seen.add(src);
    return { route, scripts };
  });
})();

/** Runs in the page: what can be pressed but does nothing, as HTML. */
function deadControls() {
  // Checkboxes and the choice of a concept work by their styles alone, and the menu by the browser
  // itself.
  const controls =
    'a, button:not([popovertarget]), select, input:not([type=checkbox]):not([name=concept])';
  const dead: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility() || control.closest('dialog')) continue;
    // A link works unless something holds its click back from the browser.
    let works = control.matches('a[href]');
    const onClick = (event: Event) => {
      event.preventDefault();
      Object.defineProperty(event, 'defaultPrevented', { value: false });
      event.preventDefault = () => {
        works = false;
      };
    };
    window.addEventListener('click', onClick, { once: true, capture: true });
    control.click();
    if (!works) dead.push(control.outerHTML);
  }
  return dead;
}

async function expectReadable(page: Page, heading: string, hasShell: boolean) {
  await expect(page.locator('html')).toHaveAttribute('data-script', 'lost');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(deadControls)).toEqual([]);
  await expect(page.getByText(account.checking).filter({ visible: true })).toHaveCount(0);
  if (hasShell) await expect(page.getByText(shell.lost)).toBeVisible();
}

for (const { route, scripts } of kinds) {
  test(`without one of its scripts, ${route} can be read`, async ({ page, expected }) => {
    expected.push(/ERR_FAILED/);
    test.setTimeout((scripts.length + 1) * 30_000);
    expect(scripts).not.toEqual([]);
    await page.goto(route);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    for (const script of scripts) {
      await test.step(`without ${script}`, async () => {
        await page.route(`**${script}`, (request) => request.abort());
        await page.goto(route);
        await expectReadable(page, heading, !route.startsWith('/posts/'));
        await page.unrouteAll();
      });
    }
  });
}
