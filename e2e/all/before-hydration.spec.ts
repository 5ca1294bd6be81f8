// What someone presses before a page's scripts have arrived, and before an extension changes the
// page.
import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { unexpectedError } from '@/content/words/errors';
import { copyWords } from '@/content/words/templates';
import { clipboard, expect, holdBack, test, themeToggle } from '../fixtures';
import { nameOf, panelOf } from '../templates';

const { exportPanel, route: emails, view } = emailTemplates;
const service = emailServices.at(-1) ?? emailServices[0];

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openEarly(page: Page, route: string) {
  const arrive = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto(route, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return arrive;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('settings that are chosen early are what an early copy and download use', async ({ page }) => {
  const arrive = await openEarly(page, emails);
  const panel = panelOf(page);
  await page.getByText(view.widths['375'], { exact: true }).click();
  await panel.getByLabel(exportPanel.provider).selectOption(service.name);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: exportPanel.downloadHtml }).click();
  arrive();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  expect(await clipboard(page)).toContain(service.tags.unsubscribe);
  expect((await download).suggestedFilename()).toBe(nameOf(`email-${service.id}.html`));
  await expect(page.getByRole('radio', { name: view.widths['375'] })).toBeChecked();
  // A browser that goes back fills in what was chosen.
  await page.goto('/');
  await page.goBack();
  await expect(panel.getByLabel(exportPanel.provider)).toHaveValue(service.id);
});

/** Changes that extensions make before React does its part. React then rebuilds the whole page. */
const changes: Record<string, () => void> = {
  'an element added before everything': () => document.body.prepend(document.createElement('div')),
  'a text changed': () => document.querySelector('h1')?.replaceChildren('Translated'),
  'an element removed': () => document.querySelector('footer')?.remove(),
};

/** Records in each frame whether the page is whole: anything that flashes shows up as an entry. */
function watchFrames() {
  const seen = new Set<string>();
  const look = () => {
    const isHeaded = document.querySelector('h1')?.checkVisibility();
    const isOffered = document.querySelector('select')?.checkVisibility();
    const { script } = document.documentElement.dataset;
    seen.add(`${isHeaded} ${isOffered} ${getComputedStyle(document.body).margin} ${script}`);
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
}

for (const [name, change] of Object.entries(changes))
  test(`with ${name} by an extension, nothing is lost or flashes`, async ({ page, expected }) => {
    // What React says when it rebuilds the page.
    expected.push(/Minified React error #418/);
    const arrive = await openEarly(page, emails);
    const provider = panelOf(page).getByLabel(exportPanel.provider);
    await themeToggle(page).click();
    await expect(themeToggle(page)).toHaveCSS('cursor', 'progress');
    await provider.selectOption(service.name);
    await page.evaluate(change);
    await page.evaluate(watchFrames);
    arrive();
    await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'light');
    await expect(provider).toHaveValue(service.id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailTemplates.title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(unexpectedError.title)).toHaveCount(0);
    expect(await page.evaluate('[...seen]')).toEqual(['true true 0px on']);
  });
