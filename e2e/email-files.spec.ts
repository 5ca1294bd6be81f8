import type { Page } from '@playwright/test';
import { audiences, email as shared } from '@/lib/campaigns';
import { inboxText } from '@/components/templates/email/inbox-text';
import { emailServices } from '@/content/email-services';
import { inboxes } from '@/content/inboxes';
import type { EmailService } from '@/content/schema';
import { mergeFieldNames } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { copyWords } from '@/content/words/templates';
import { withoutPreheader } from '@/lib/campaign/email/without-preheader';
import { downloads, exportedEmail, firstFiles, frameOf } from './emails';
import { expect, expectReadable, holdBack, refuseClipboard, test } from './fixtures';
import { exported, fileBrand, first, panelOf, save } from './templates';

const { labels, exportPanel, checks, route } = emailTemplates;
const { mergeFields, samplePerson, words } = shared;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens the page and waits for the preview, so that only the files a test asks for can fail after that. */
async function open(page: Page) {
  await page.goto(route);
  const panel = panelOf(page);
  await expect(frameOf(panel).contentFrame().locator('h1')).toBeVisible();
  return panel;
}

function providerOf(id: string): EmailService {
  const found = emailServices.find((provider) => provider.id === id);
  if (!found) throw new Error(`There is no service ${id}.`);
  return found;
}

/** `text` with a service's tags in place of the placeholders, and nothing else changed. */
function written(text: string, provider: EmailService): string {
  return mergeFieldNames.reduce(
    (done, field) =>
      done.split(mergeFields[field]).join(provider.tags[field] ?? mergeFields[field]),
    text,
  );
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const provider of [providerOf('sendgrid'), providerOf('klaviyo')]) {
  test(`copies and downloads for ${provider.name} differ from exports only in its tags`, async ({
    page,
  }) => {
    await page.goto(route);
    const panel = panelOf(page);
    await panel.getByLabel(exportPanel.provider).selectOption(provider.name);
    await panel.getByText(exportPanel.tags).click();
    const html = await exportedEmail(page, `${first.id}.html`);
    const used = mergeFieldNames.filter((field) => html.includes(mergeFields[field]));
    expect(used.length).toBeGreaterThan(2);
    for (const field of used)
      await expect(panel.getByText(provider.tags[field] ?? '', { exact: true })).toBeVisible();

    for (const [button, ending] of [
      [exportPanel.copyHtml, 'html'],
      [exportPanel.copyText, 'txt'],
    ] as const) {
      await panel.getByRole('button', { name: button }).click();
      await expect(panel.getByText(copyWords.copied)).toHaveCount(ending === 'html' ? 1 : 2);
      const file = await exportedEmail(page, `${first.id}.${ending}`);
      expect(file).toContain(mergeFields.firstName);
      expect(await clipboard(page)).toBe(written(file, provider));
    }
    await expect(panel.getByRole('link', { name: exportPanel.downloadDraft })).toHaveCount(0);
    for (const [link, ending] of downloads.filter(([, each]) => each !== 'eml')) {
      expect(await save(panel.getByRole('link', { name: link }))).toEqual({
        name: `${fileBrand}-${first.id}-email-${provider.id}.${ending}`,
        data: Buffer.from(written(await exportedEmail(page, `${first.id}.${ending}`), provider)),
      });
    }
    // The preview shows the tags only if it's asked to.
    const body = frameOf(panel).contentFrame();
    const greeting = words.greeting.replace(mergeFields.firstName, samplePerson.firstName);
    await expect(body.getByText(greeting, { exact: true })).toBeVisible();
  });
}

test('with plain placeholders, a download is the exported file', async ({ page }) => {
  await page.goto(route);
  const link = panelOf(page).getByRole('link', { name: exportPanel.downloadDraft });
  expect(await save(link)).toEqual({
    name: `${fileBrand}-${first.id}-email.eml`,
    data: Buffer.from(await exportedEmail(page, `${first.id}.eml`)),
  });
});

test('only the merge fields in this email are listed, and one without a tag can be filled in', async ({
  page,
}) => {
  const provider = emailServices.find(({ tags }) => !tags.sender);
  if (!provider) throw new Error('Every service has a tag for everything.');
  await page.goto(`${route}?service=${provider.id}`);
  const panel = panelOf(page);
  await panel.getByText(exportPanel.tags).click();
  const file = await exportedEmail(page, `${first.id}.html`);
  await expect(panel.locator('section').first().locator('dt')).toHaveCount(
    Object.values(mergeFields).filter((field) => file.includes(field)).length,
  );
  const left = panel.getByText(checks.byHand.name, { exact: true });
  await expect(left).toBeVisible();
  await panel.getByRole('textbox', { name: exportPanel.sender }).fill('Quartz <b>, 1 Main St & Co');
  await expect(left).toHaveCount(0);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  await expect(panel.getByText(copyWords.copied)).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain('>Quartz b, 1 Main St & Co<');
  expect(copied).not.toContain(mergeFields.sender);
});

test('a copy says what is left to do before the email is sent, and the page lists it', async ({
  page,
}) => {
  await page.goto(route);
  const panel = panelOf(page);
  const section = panel.locator('section').filter({
    has: page.getByRole('heading', { name: checks.heading }),
  });
  const left = section.getByRole('listitem').filter({ hasText: `${checks.todo}: ` });
  await expect(left.filter({ hasText: checks.byHand.name })).toBeVisible();
  const names = await left.locator('.font-semibold').allTextContents();
  await panel.getByRole('button', { name: exportPanel.copyText }).click();
  await expect(
    panel.getByText(`${copyWords.copied} ${checks.open} (${names.length}): ${names.join(', ')}.`),
  ).toBeVisible();
  for (const each of [checks.subject, checks.preview, checks.size, checks.support])
    await expect(section.getByText(each.name, { exact: true })).toBeVisible();
});

test('the HTML can be exported without the preview text', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  await panel.getByRole('checkbox', { name: exportPanel.preheader }).check();
  const { data } = await save(panel.getByRole('link', { name: exportPanel.downloadHtml }));
  const whole = await exportedEmail(page, `${first.id}.html`);
  expect(data.toString()).toBe(withoutPreheader(whole));
  expect(data.length).toBeLessThan(Buffer.byteLength(whole));
});

test('the subject line and the preview text are copied unchanged', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  for (const [button, text] of [
    [labels.copySubject, first.email.subject],
    [labels.copyPreview, first.email.preview],
  ] as const) {
    await panel.getByRole('button', { name: button }).click();
    await expect.poll(() => clipboard(page)).toBe(text);
  }
  await expect(panel.getByText(copyWords.copied)).toHaveCount(2);
});

test('if the clipboard is refused, the text is selected', async ({ page }) => {
  await page.goto(route);
  await refuseClipboard(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: exportPanel.copyText }).click();
  await expectReadable(panel.getByRole('status').filter({ hasText: copyWords.refused }));
  const area = panel.getByRole('textbox', { name: exportPanel.copyText });
  await expect(area).toBeFocused();
  const file = await exportedEmail(page, `${first.id}.txt`);
  await expect(area).toHaveValue(file);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(file);
});

test.describe('a file that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('is reported by each button that asked for it, and can be tried again', async ({ page }) => {
    const panel = await open(page);
    await page.route(firstFiles, (request) => request.abort('failed'));
    const failed = panel.getByText(copyWords.failed);
    await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
    await expect(failed).toHaveCount(1);
    await panel.getByRole('link', { name: exportPanel.downloadText }).click();
    await expect(failed).toHaveCount(2);
    for (const each of await failed.all()) await expectReadable(each);

    await page.unroute(firstFiles);
    await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
    await expect(panel.getByText(copyWords.copied)).toBeVisible();
    await expect(failed).toHaveCount(1);
    expect(await clipboard(page)).toBe(await exportedEmail(page, `${first.id}.html`));
    const { data } = await save(panel.getByRole('link', { name: exportPanel.downloadText }));
    expect(data.toString()).toBe(await exportedEmail(page, `${first.id}.txt`));
    await expect(failed).toHaveCount(0);
  });

  test('is reported even if the clipboard is refused as well', async ({ page }) => {
    const panel = await open(page);
    await refuseClipboard(page);
    await page.route(firstFiles, (request) => request.abort('failed'));
    await panel.getByRole('button', { name: exportPanel.copyText }).click();
    await expectReadable(panel.getByText(copyWords.failed));
  });
});

test.describe('a file that is missing on the host', () => {
  test.use({ expectedProblems: [/404/] });

  test('is reported, and the 404 page is not saved as the email', async ({ page }) => {
    const panel = await open(page);
    await page.route(firstFiles, (request) => request.fulfill({ status: 404, body: 'Not here' }));
    await panel.getByRole('link', { name: exportPanel.downloadHtml }).click();
    await expectReadable(panel.getByText(copyWords.failed));
  });
});

test('choosing another service or copying something else cancels a copy in progress', async ({
  page,
}) => {
  const panel = await open(page);
  const { release } = await holdBack(page, `**/campaigns/${first.id}/email.html`, 2);
  const [mailchimp, hubspot] = [providerOf('mailchimp'), providerOf('hubspot')];
  const choose = (name: string) => panel.getByLabel(exportPanel.provider).selectOption(name);

  await choose(mailchimp.name);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  await expect(panel.getByText(copyWords.busy)).toBeVisible();
  await choose(hubspot.name);
  await expect(panel.getByText(copyWords.busy)).toHaveCount(0);
  await panel.getByRole('button', { name: exportPanel.copyHtml }).click();
  await expect(panel.getByText(copyWords.busy)).toBeVisible();
  await panel.getByRole('button', { name: exportPanel.copyText }).click();
  await expect(panel.getByText(copyWords.copied)).toBeVisible();
  await expect(panel.getByText(copyWords.busy)).toHaveCount(0);
  release();
  await page.waitForLoadState('networkidle');
  expect(await clipboard(page)).toBe(
    written(await exportedEmail(page, `${first.id}.txt`), hubspot),
  );
});

test('no part of an email is fetched, or in a script, before someone asks for it', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
    if (response.request().resourceType() === 'fetch') fetched.push(response.url());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(1000);
  for (const { email } of audiences)
    for (const text of [email.headline, email.intro, email.testimonial.by, email.subject])
      expect(code).not.toContain(text);
  // Nor is it in the data for the scripts in the page's own HTML.
  const html = await (await page.request.get(route)).text();
  for (const { email } of audiences)
    for (const text of [email.headline, email.intro, email.testimonial.by])
      expect(html).not.toContain(text);
  expect(fetched.filter((url) => /\/email\.\w+$/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every email shows in full at every width, and its files can be downloaded', async ({
    page,
  }) => {
    for (const { id, name, email } of audiences) {
      await page.goto(`${route}/${id}`);
      const panel = panelOf(page, name);
      const [inbox] = inboxes.items;
      if (!inbox) throw new Error('There is no inbox.');
      const row = panel.getByRole('figure', { name: inbox.name });
      for (const text of Object.values(inboxText(inbox, email.subject, email.preview)))
        await expect(row.getByText(text)).toBeVisible();
      const frame = frameOf(panel);
      await frame.scrollIntoViewIfNeeded();
      const root = frame.contentFrame().locator('html');
      await expect(root.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
      for (const width of [320, 640, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () =>
          root.evaluate((html) => [
            html.scrollHeight - html.clientHeight,
            html.scrollWidth - html.clientWidth,
          ]);
        expect([id, width, await overflow()]).toEqual([id, width, [0, 0]]);
      }
      for (const [label, ending] of downloads) {
        const link = panel.getByRole('link', { name: label });
        await expect(link).toHaveAttribute('href', `/campaigns/${id}/email.${ending}`);
        await expect(link).toHaveAttribute('download', `${fileBrand}-${id}-email.${ending}`);
        // The browser stops after ten downloads.
        if (id !== first.id) continue;
        const { data } = await save(link);
        expect(data).toEqual(await exported(page, `/campaigns/${id}/email.${ending}`));
      }
      for (const role of ['button', 'radio', 'combobox', 'checkbox', 'textbox'] as const)
        await expect(panel.getByRole(role)).toHaveCount(0);
    }
  });
});
