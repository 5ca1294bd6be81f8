import { audiences } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { expect, few, test, themeToggle, visitEach } from './fixtures';
import { frameOf, panelOf } from './templates';
import { kinds, landingPage } from './views';

test.use({ javaScriptEnabled: false });

for (const [kind, views] of kinds)
  test(`${kind} show everything in their own theme, and their menu works`, async ({ page }) => {
    await visitEach(page, views, async ({ route, theme }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      await expect(themeToggle(page)).toBeHidden();
      const headings = page.locator('main').locator('h1, h2, h3');
      await expect(headings.filter({ visible: true })).toHaveCount(await headings.count());
    });
    // It's the same menu on every page of a kind.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(views[0]?.route ?? '');
    const button = page.getByRole('button', { name: shell.openMenu });
    const menu = page.getByRole('dialog', { name: shell.navigation });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    // On a site with one audience, its page has only its own sections.
    const hasOthers = audiences.length > 1 || !views[0]?.landing;
    const href = hasOthers ? landingPage.route : '#risks';
    await menu.locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(hasOthers ? href : `/${href}`);
  });

test('every email shows in full, and every slide is there', async ({ page }) => {
  for (const { id, name, email, ad } of few(audiences)) {
    await page.goto(`${emailTemplates.route}/${id}`);
    const frame = frameOf(panelOf(page, name));
    await frame.scrollIntoViewIfNeeded();
    const root = frame.contentFrame().locator('html');
    await expect(root.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await root.evaluate((html) => html.scrollHeight - html.clientHeight);
      expect([id, width, overflow]).toEqual([id, width, 0]);
    }
    await page.goto(`${socialAds.route}/${id}`);
    const panel = panelOf(page, name);
    // The slides are side by side and scroll sideways.
    const slides = panel.getByRole('list', { name: socialAds.labels.story }).getByRole('listitem');
    await expect(slides).toHaveCount(ad.story.slides.length);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last().getByRole('img')).toBeVisible();
    for (const role of ['button', 'combobox', 'textbox'] as const)
      await expect(panel.getByRole(role)).toHaveCount(0);
  }
});
