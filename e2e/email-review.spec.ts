import type { Page } from '@playwright/test';
import { inboxText } from '@/components/templates/email/inbox-text';
import { campaignOf, email as shared } from '@/lib/campaigns';
import { brand } from '@/content/brand';
import { emailServices } from '@/content/email-services';
import { inboxes } from '@/content/inboxes';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { templateWords } from '@/content/words/templates';
import { emailPalettes } from '@/lib/campaign/email/palettes';
import { emailText } from '@/lib/campaign/email/text';
import { emailReview } from '@/lib/email-review';
import { computed } from './emails';
import { expect, reviewViews, templateRoute, test, visitEach } from './fixtures';
import { first, panelOf } from './templates';

const { labels, review, route } = emailTemplates;
const { greeting } = shared.words;
const { firstName } = shared.mergeFields;
const palettes = emailPalettes(brand);
const firstReview = emailReview(first).route;

/** In pixels: the room on US Letter, the shortest paper in use, inside the margins. */
const paperHeight = 960;

const emailIn = (page: Page, title: string) =>
  page.getByTitle(title, { exact: true }).contentFrame();

test('each review shows the whole email to someone who has never seen it, and leads to its pages', async ({
  page,
}) => {
  await visitEach(page, reviewViews, async ({ route: address, audience }) => {
    const { id, email, landing } = audience;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailReview(audience).title);
    const main = page.getByRole('main');
    for (const text of [review.lede, email.subject, email.preview])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    for (const name of [review.problems, review.inboxes, review.email])
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const inbox of inboxes.items) {
      const row = main.getByRole('figure', { name: inbox.name });
      const { subject, preview } = inboxText(inbox, email.subject, email.preview);
      for (const text of [brand.name, subject, preview]) await expect(row).toContainText(text);
    }
    const { desktop, phone, dark } = review.views;
    for (const [title, width, palette] of [
      [desktop, 640, palettes.light],
      [phone, 375, palettes.light],
      [dark, 640, palettes.dark],
    ] as const) {
      const body = emailIn(page, title).locator('body');
      await expect(body.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
      await expect.poll(() => body.evaluate((element) => element.clientWidth)).toBe(width);
      await expect(body).toHaveCSS('background-color', computed(palette.ground));
    }
    await expect(main.locator('pre')).toHaveText(emailText(campaignOf(audience)).trim());
    await expect(main.getByRole('link', { name: review.back })).toHaveAttribute(
      'href',
      templateRoute(route, id),
    );
    await expect(main.getByRole('link', { name: landing.title })).toHaveAttribute(
      'href',
      landing.route,
    );
    await expect(
      page.getByRole('navigation', { name: shell.navigation }).locator('[aria-current=page]'),
    ).toHaveAttribute('href', route);
  });
});

test('the template page links to the review, which shows what its address says', async ({
  page,
}) => {
  const query = '?person=empty&service=';
  const { id, tags } = emailServices.at(-1) ?? emailServices[0];
  await page.goto(`${route}${query}${id}`);
  await panelOf(page).getByRole('link', { name: labels.review }).click();
  await expect(page).toHaveURL(`${firstReview}${query}${id}`);
  const body = emailIn(page, review.views.desktop);
  const greets = (name: string) =>
    expect(body.getByText(greeting.replace(firstName, name), { exact: true })).toBeVisible();
  await greets(tags.firstName.includes(shared.fallback) ? shared.fallback : '');
  await page.goto(`${firstReview}?person=tags&service=${id}`);
  await greets(tags.firstName);
  await page.goto(`${firstReview}?person=me`);
  await greets(shared.samplePerson.firstName);
  await expect(page.getByRole('status').filter({ hasText: templateWords.unread })).toHaveText(
    `${templateWords.unread} person=me.`,
  );
});

test('each review prints on a few sheets, with each email in one piece', async ({ page }) => {
  await visitEach(page, reviewViews, async ({ route: address }) => {
    await page.goto(address);
    for (const title of Object.values(review.views)) {
      const frame = page.getByTitle(title, { exact: true });
      await expect(frame.contentFrame().locator('html')).toHaveCSS('print-color-adjust', 'exact');
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(async () => {
          const all = await frame.boundingBox();
          const place = await frame.locator('..').boundingBox();
          return all && place && all.height <= place.height + 1 && all.height < paperHeight;
        })
        .toBe(true);
      await page.emulateMedia({ media: null });
    }
    const pdf = await page.pdf({ format: 'Letter', printBackground: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review shows what works without it, and the email as it is in the file', async ({
    page,
  }) => {
    await page.goto(firstReview);
    for (const { name } of inboxes.items)
      await expect(page.getByRole('figure', { name })).toBeVisible();
    for (const title of [review.views.desktop, review.views.phone])
      await expect(emailIn(page, title).getByText(greeting, { exact: true })).toBeVisible();
    await expect(page.getByText(review.views.dark, { exact: true })).toBeHidden();
    await expect(page.locator('pre')).toBeVisible();
  });
});
