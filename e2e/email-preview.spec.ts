import type { Locator, Page } from '@playwright/test';
import { emailPalettes } from '@/lib/campaign/email/palettes';
import { audiences, campaignOf, email as shared } from '@/lib/campaigns';
import { emailLimits } from '@/content/schema/email';
import { emailServices } from '@/content/email-services';
import { inboxes } from '@/content/inboxes';
import { emailClients, toleratedFeatures } from '@/content/email-clients';
import { shell } from '@/content/words/shell';
import { brand } from '@/content/brand';
import { emailTemplates } from '@/content/words/email-templates';
import { campaignLink } from '@/lib/campaign/campaign-link';
import { inboxText } from '@/components/templates/email/inbox-text';
import { computed, firstFiles, frameOf } from './emails';
import { expect, test } from './fixtures';
import { first, panelOf } from './templates';

const { labels, view, checks, support, exportPanel, route } = emailTemplates;
const palettes = emailPalettes(brand);

test('each tab shows the inbox line, the subject and preview lengths, and the body', async ({
  page,
  baseURL,
}) => {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1, name: emailTemplates.title })).toBeVisible();
  for (const audience of audiences) {
    const { name, email } = audience;
    await page.getByRole('tab', { name }).click();
    const panel = panelOf(page, name);
    const [inbox] = inboxes.items;
    if (!inbox) throw new Error('There is no inbox.');
    const row = panel.getByRole('figure', { name: inbox.name });
    const { subject, preview } = inboxText(inbox, email.subject, email.preview);
    for (const text of [brand.name, subject, preview])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    for (const [text, check, limit] of [
      [email.subject, checks.subject, emailLimits.subject],
      [email.preview, checks.preview, emailLimits.preview],
    ] as const) {
      await expect(panel.locator('p').getByText(text, { exact: true }).last()).toBeVisible();
      const count = check.text.replace('#', `${text.length} / ${limit}`);
      await expect(panel.getByText(`${check.name}: ${count}`)).toBeVisible();
    }
    const body = frameOf(panel).contentFrame();
    await expect(body.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
    await expect(body.getByRole('link', { name: email.cta }).first()).toHaveAttribute(
      'href',
      campaignLink(campaignOf(audience), shared.utm).replace(brand.origin, baseURL ?? ''),
    );
    for (const item of [
      ...email.risks.items,
      ...email.solutions.items,
      email.testimonial.by,
      ...email.badges,
      shared.words.greeting.replace(shared.mergeFields.firstName, shared.samplePerson.firstName),
    ])
      await expect(body.getByText(item, { exact: true })).toBeVisible();
    await expect(body.getByRole('link', { name: shared.words.viewInBrowser })).toHaveAttribute(
      'href',
      new RegExp(`^${baseURL}/campaigns/${audience.id}/email-preview(\\.html)?$`),
    );
    // Only the email service can add these links.
    const byService = body.getByTitle(view.byService);
    await expect(byService).toHaveText([shared.words.preferences, shared.words.unsubscribe]);
    await expect(byService.and(body.locator('[href]'))).toHaveCount(0);
  }
});

test('each mail app’s inbox cuts off the subject and the preview text where that app does', async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const panel = panelOf(page);
    for (const inbox of inboxes.items) {
      await panel.getByLabel(labels.inbox).selectOption(inbox.name);
      const row = panel.getByRole('figure', { name: inbox.name });
      await expect(panel.getByRole('figure')).toHaveCount(1);
      const { subject, preview } = inboxText(inbox, first.email.subject, first.email.preview);
      for (const text of [subject, preview]) await expect(row).toContainText(text);
      // Nothing is cut off earlier for lack of room.
      const overflows = row
        .locator('p')
        .evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length);
      expect([width, inbox.name, await overflows]).toEqual([width, inbox.name, 0]);
    }
  }
});

test('the email is shown as sent to a person, to someone with no name, and with the service’s tags', async ({
  page,
}) => {
  await page.goto(route);
  const panel = panelOf(page);
  const body = frameOf(panel).contentFrame();
  const { words, mergeFields, samplePerson, fallback } = shared;
  const greeting = (name: string) =>
    body.getByText(words.greeting.replace(mergeFields.firstName, name), { exact: true });
  const choosePerson = (name: string) => panel.getByLabel(view.person).selectOption(name);
  await expect(greeting(samplePerson.firstName)).toBeVisible();
  for (const { name, tags } of emailServices) {
    await panel.getByLabel(exportPanel.provider).selectOption(name);
    await choosePerson(view.people.tags);
    await expect(greeting(tags.firstName)).toBeVisible();
    await choosePerson(view.people.empty);
    await expect(greeting(tags.firstName.includes(fallback) ? fallback : '')).toBeVisible();
  }
  await panel.getByLabel(exportPanel.provider).selectOption(emailServices[0].name);
  await choosePerson(view.people.sample);
  await expect(greeting(samplePerson.firstName)).toBeVisible();
  await expect(body.getByText(samplePerson.sender)).toBeVisible();
});

test('the switches change the width and the color scheme of the preview', async ({ page }) => {
  // The visitor's own color scheme must not affect the preview.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(route);
  const panel = panelOf(page);
  const frame = frameOf(panel);
  const body = frame.contentFrame().locator('body');
  const option = (name: string) => panel.getByRole('radio', { name });
  const choose = (name: string) => panel.getByText(name, { exact: true }).click();
  const width = () => body.evaluate((element) => element.clientWidth);

  await expect(option(view.widths['640'])).toBeChecked();
  await expect.poll(width).toBe(640);
  await choose(view.widths['375']);
  await expect(option(view.widths['375'])).toBeChecked();
  await expect.poll(width).toBe(375);

  await expect(option(view.schemes.light)).toBeChecked();
  await expect(body).toHaveCSS('background-color', computed(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await choose(view.schemes.dark);
  await expect(body).toHaveCSS('background-color', computed(palettes.dark.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await choose(view.schemes.forced);
  await expect(body).toHaveCSS('background-color', computed(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await expect(panel.getByText(view.notes.forced)).toBeVisible();
  await choose(view.schemes.light);
  await expect(body).toHaveCSS('background-color', computed(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await expect(panel.getByText(view.notes.forced)).toHaveCount(0);
});

test('on a laptop, the tools stay in view while you read the email', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(emailTemplates.route);
  const copy = page.getByRole('button', { name: emailTemplates.exportPanel.copyHtml });
  await expect(copy).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('tablist')).not.toBeInViewport();
  await expect(copy).toBeInViewport();
});

test('on a laptop, the email starts on the first screen, and no scheme switch moves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(route);
  const panel = panelOf(page);
  const top = async () => (await frameOf(panel).boundingBox())?.y;
  const before = await top();
  expect(before).toBeLessThanOrEqual(330);
  for (const scheme of ['dark', 'forced', 'light'] as const) {
    await panel.getByText(view.schemes[scheme], { exact: true }).click();
    await expect(panel.getByText(view.notes[scheme])).toBeVisible();
    expect(await top()).toBe(before);
  }
});

test('a switch works by keyboard', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  await panel.getByRole('radio', { name: view.schemes.light }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: view.schemes.dark })).toBeChecked();
  await expect(frameOf(panel).contentFrame().locator('body')).toHaveCSS(
    'background-color',
    computed(palettes.dark.ground),
  );
});

test('the preview shows the whole email at either width, and fits the screen', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const frame = frameOf(panel);
  const root = frame.contentFrame().locator('html');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of Object.values(view.widths)) {
      await panel.getByText(name, { exact: true }).click();
      await expect
        .poll(() => root.evaluate((html) => html.scrollHeight - html.clientHeight))
        .toBe(0);
      await expect.poll(() => root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      const [box, room] = await Promise.all([frame.boundingBox(), panel.boundingBox()]);
      expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    }
  }
});

test.describe('a file that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('is replaced by a message in the preview', async ({ page }) => {
    await page.route(firstFiles, (request) => request.abort('failed'));
    await page.goto(route);
    await expect(panelOf(page).getByText(view.failed)).toBeVisible();
  });
});

test.describe('a file that is missing on the host', () => {
  test.use({ expectedProblems: [/404/] });

  test('is replaced by a message in the preview, too', async ({ page }) => {
    await page.route(firstFiles, (request) =>
      request.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }),
    );
    await page.goto(route);
    await expect(panelOf(page).getByText(view.failed)).toBeVisible();
  });
});

function groundOf(locator: Locator) {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('with forced colors, the chosen option still stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(route);
  const panel = panelOf(page);
  const option = (name: string) => panel.locator('label').filter({ hasText: name });
  expect(await groundOf(option(view.schemes.light))).not.toBe(
    await groundOf(option(view.schemes.dark)),
  );
});

test('an email opens in a new tab, and this page stays open', async ({ page, context }) => {
  await page.goto(route);
  const link = page.getByRole('link', { name: `${labels.open} ${shell.newTab}` });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(new RegExp(`/campaigns/${first.id}/email-preview(\\.html)?$`));
  await expect(opened.getByRole('heading', { level: 1, name: first.email.headline })).toBeVisible();
  await expect(page).toHaveURL(route);
});

/** Opens the part of the page on mail programs, which is closed until someone asks. */
async function openSupport(page: Page) {
  await page.locator('summary', { hasText: support.heading }).click();
  return page.locator('details').filter({ hasText: support.heading });
}

test('the page shows how each mail program handles the emails, with the date of the data', async ({
  page,
}) => {
  await page.goto(route);
  const section = await openSupport(page);
  await expect(section.getByRole('rowheader')).toHaveText(emailClients.map(([, name]) => name));
  await expect(section.locator('time')).toHaveText(/^20\d\d-\d\d-\d\d$/);
  for (const { features, reason } of toleratedFeatures) {
    await expect(section.getByText(reason, { exact: true })).toBeVisible();
    for (const feature of features)
      await expect(section.locator('table dd').filter({ hasText: feature }).first()).toBeVisible();
  }
});

test('on a phone, the features that a mail program lacks are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  const [row] = await (await openSupport(page)).locator('tbody tr').all();
  if (!row) throw new Error('No mail program is shown.');
  await expect(row.getByText(support.passes)).toBeVisible();
  const list = row.locator('dl');
  await expect(list).toBeHidden();
  await row.locator('summary').click();
  await expect(list).toBeVisible();
});

test('on a page translated to a language written from right to left, the preview shows the whole email', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${route}?width=640`);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const frame = frameOf(panelOf(page));
  await expect(frame.contentFrame().locator('h1')).toBeVisible();
  const [left, width] = await frame.evaluate((iframe) => {
    const shown = iframe.parentElement?.getBoundingClientRect();
    const whole = iframe.getBoundingClientRect();
    return [whole.left - (shown?.left ?? 0), whole.width - (shown?.width ?? 0)];
  });
  expect(left).toBeCloseTo(0);
  expect(width).toBeCloseTo(0, 0);
});
