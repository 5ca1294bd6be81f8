import type { Page } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { unexpectedError } from '@/content/words/errors';
import { expect, holdBack, test, themeToggle } from './fixtures';
import { panelOf } from './templates';

/** Changes that extensions make before React takes over. React then rebuilds the whole page, and logs error 418. */
const changes: Record<string, () => void> = {
  'an element added before everything': () => document.body.prepend(document.createElement('div')),
  'a text changed': () => document.querySelector('h1')?.replaceChildren('Translated'),
  'an element removed': () => document.querySelector('footer')?.remove(),
};

const service = emailServices.at(-1) ?? emailServices[0];

/** Records from now on, in every frame, what's there to see: anything that flashes shows up as another entry. */
function watchFrames() {
  const seen = new Set<string>();
  const look = () => {
    const isHeaded = document.querySelector('h1')?.checkVisibility() ?? false;
    const isStyled = getComputedStyle(document.body).margin === '0px';
    const { script } = document.documentElement.dataset;
    const isOffered = document.querySelector('select')?.checkVisibility() ?? false;
    seen.add(JSON.stringify({ isHeaded, isStyled, isOffered, script }));
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
}

const framesSeen = (page: Page) => page.evaluate<string[]>('[...seen]');

test.use({ expectedProblems: [/Minified React error #418/] });

for (const [name, change] of Object.entries(changes)) {
  test(`with ${name}, nothing is lost, and nothing flashes`, async ({ page }) => {
    const scripts = await holdBack(page, '**/_next/static/chunks/**');
    await page.goto(emailTemplates.route, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await themeToggle(page).click();
    await panelOf(page).getByLabel(emailTemplates.exportPanel.provider).selectOption(service.name);
    await page.evaluate(change);
    await page.evaluate(watchFrames);
    scripts.release();
    await expect(page.locator('[data-theme]')).toHaveAttribute('data-theme', 'light');
    const provider = panelOf(page).getByLabel(emailTemplates.exportPanel.provider);
    await expect(provider).toHaveValue(service.id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailTemplates.title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(unexpectedError.title)).toHaveCount(0);
    expect(await framesSeen(page)).toEqual([
      JSON.stringify({ isHeaded: true, isStyled: true, isOffered: true, script: 'on' }),
    ]);
  });
}
