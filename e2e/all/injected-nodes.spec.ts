import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { unexpectedError } from '@/content/words/errors';
import { expect, holdBack, test, themeToggle } from '../fixtures';
import { panelOf } from '../templates';

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

const provider = (page: Page) => panelOf(page).getByLabel(emailTemplates.exportPanel.provider);

// What React says when it rebuilds the page.
test.use({ expectedProblems: [/Minified React error #418/] });

for (const [name, change] of Object.entries(changes))
  test(`with ${name}, nothing is lost, and nothing flashes`, async ({ page }) => {
    const service = emailServices.at(-1) ?? emailServices[0];
    const scripts = await holdBack(page, '**/_next/static/chunks/**');
    await page.goto(emailTemplates.route, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await themeToggle(page).click();
    await provider(page).selectOption(service.name);
    await page.evaluate(change);
    await page.evaluate(watchFrames);
    scripts.release();
    await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'light');
    await expect(provider(page)).toHaveValue(service.id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailTemplates.title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(unexpectedError.title)).toHaveCount(0);
    expect(await page.evaluate('[...seen]')).toEqual(['true true 0px on']);
  });
