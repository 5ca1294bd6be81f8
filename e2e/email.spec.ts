// The email templates: previews, settings and exports.
import type { Locator } from '@playwright/test';
import { campaigns, email as shared } from '@/lib/campaigns';
import { inboxText } from '@/components/templates/shared/inbox-text';
import { brand } from '@/content/brand';
import { emailServices } from '@/content/market/email-services';
import { inboxes } from '@/content/market/inboxes';
import { emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { copyWords } from '@/content/words/templates';
import { emailLink } from '@/lib/campaign/document/campaign-link';
import { emailPalettes } from '@/lib/campaign/email/styles';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { computed, clipboard, expect, expectReadable, screens, test } from './fixtures';
import { exported, first, frameOf, last, nameOf, panelOf, save } from './templates';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { checks, exportPanel, labels, route, view } = emailTemplates;
const { mergeFields, samplePerson, words } = shared;
const palettes = emailPalettes(brand);
/** A service with a tag for the first name. */
const service =
  emailServices.slice(1).find(({ tags }) => tags.firstName !== shared.fallback) ?? emailServices[0];

const greeting = (name: string) => words.greeting.replace(mergeFields.firstName, name);

test('each tab shows the inbox line, lengths, and the email as sent', async ({ page, baseURL }) => {
  await page.goto(route);
  for (const campaign of campaigns) {
    const { name, email } = campaign.audience;
    await page.getByRole('tab', { name }).click();
    const panel = panelOf(page, name);
    const row = panel.getByRole('figure', { name: inboxes[0]?.name });
    const cells = inboxes[0] && inboxText(inboxes[0], email.subject, email.preview);
    for (const text of [brand.name, cells?.subject ?? '', cells?.preview ?? ''])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    // The row cuts off nothing more than the inbox itself would.
    for (const line of await row.locator('p').all())
      expect(await line.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    for (const text of [email.subject, email.preview])
      await expect(panel.locator('p').getByText(text, { exact: true }).last()).toBeVisible();
    const count = `${email.subject.length} / ${emailLimits.subject}`;
    const check = `${checks.subject.name}: ${checks.subject.text.replace('#', count)}`;
    await expect(panel.getByText(check)).toBeVisible();
    const body = frameOf(panel).contentFrame();
    await expect(body.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
    await expect(body.getByRole('link', { name: email.cta }).first()).toHaveAttribute(
      'href',
      emailLink(campaign, 'hero').replace(brand.origin, baseURL ?? ''),
    );
    // Its other parts are in lib/campaign/email/render-email.test.tsx.
    await expect(body.getByText(greeting(samplePerson.firstName), { exact: true })).toBeVisible();
    // Only the email service can add these links.
    const byService = body.getByTitle(view.byService);
    await expect(byService).toHaveText([words.preferences, words.unsubscribe]);
    await expect(byService.and(body.locator('[href]'))).toHaveCount(0);
  }
});

test('the subject and the preview come before the email, on the first screen', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const { copyHtml, copyText, downloadHtml, downloadText, downloadDraft } = exportPanel;
  const names = [copyHtml, copyText, downloadHtml, downloadText, downloadDraft, labels.open];
  for (const screen of [screens.laptop, screens.phone, screens.small]) {
    await page.setViewportSize(screen);
    const inOrder = [labels.copySubject, labels.copyPreview].map((name) =>
      panel.getByRole('button', { name }),
    );
    const tops = await Promise.all(
      [...inOrder, frameOf(panel)].map(async (part) => (await part.boundingBox())?.y ?? NaN),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // Nothing beside the email may cover them.
    for (const part of inOrder) await part.click({ trial: true });
    // The smallest screen has only room for the words.
    if (screen !== screens.small) expect(tops.at(-1)).toBeLessThan(screen.height * 0.75);
    const heights = names.map(async (name) => {
      const tool = panel.getByRole('button', { name }).or(panel.getByRole('link', { name }));
      return Math.round((await tool.boundingBox())?.height ?? 0);
    });
    expect(new Set(await Promise.all(heights)).size).toBe(1);
  }
  // The tools scroll with the page, so nothing but the screen cuts them off.
  const scrollers = await panel.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight)
      .filter((part) => getComputedStyle(part).overflowY === 'auto')
      .map((part) => part.outerHTML),
  );
  expect(scrollers).toEqual([]);
});

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test('a link to a part of the page leads there, below an email drawn later', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto(`${route}#export`);
  const height = () => frameOf(panelOf(page)).evaluate(({ style }) => style.height);
  await expect.poll(height).toBeTruthy();
  const part = page.locator('#export');
  const top = () => part.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(top).toBe(72);
});

test('the switches change the preview’s width, colors and person', async ({ page }) => {
  // The visitor's own color scheme must not affect the preview.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(route);
  const panel = panelOf(page);
  const frame = frameOf(panel);
  const body = frame.contentFrame().locator('body');
  const root = frame.contentFrame().locator('html');
  const choose = (name: string) => panel.getByText(name, { exact: true }).click();
  for (const width of ['640', '375'] as const) {
    await choose(view.widths[width]);
    await expect(panel.getByRole('radio', { name: view.widths[width] })).toBeChecked();
    await expect.poll(() => body.evaluate((part) => part.clientWidth)).toBe(Number(width));
    // The whole email shows, however narrow the screen is.
    for (const screen of [320, 768, 1600]) {
      await page.setViewportSize({ width: screen, height: 900 });
      await expect
        .poll(() =>
          root.evaluate((html) => [
            html.scrollHeight - html.clientHeight,
            html.scrollWidth - html.clientWidth,
          ]),
        )
        .toEqual([0, 0]);
      await expect
        .poll(async () => (await widthOf(panel)) - (await widthOf(frame)))
        .toBeGreaterThanOrEqual(0);
    }
  }
  for (const [scheme, palette, filter] of [
    ['dark', palettes.dark, 'none'],
    ['forced', palettes.light, 'invert(1) hue-rotate(180deg)'],
    ['light', palettes.light, 'none'],
  ] as const) {
    await choose(view.schemes[scheme]);
    await expect(body).toHaveCSS('background-color', computed(palette.ground));
    await expect(frame).toHaveCSS('filter', filter);
    await expect(panel.getByText(view.notes[scheme])).toBeVisible();
  }
  await panel.getByLabel(view.person).selectOption(view.people.tags);
  await panel.getByLabel(exportPanel.provider).selectOption(service.name);
  await expect(body.getByText(greeting(service.tags.firstName), { exact: true })).toBeVisible();
});

test('what somebody chose stays from tab to tab', async ({ page }) => {
  await page.goto(route);
  await page.getByText(view.widths['375'], { exact: true }).click();
  await page.getByText(view.schemes.dark, { exact: true }).click();
  await page.getByLabel(view.person).selectOption(view.people.empty);
  await page.getByLabel(exportPanel.provider).selectOption(service.name);
  await page.getByRole('tab', { name: last.name }).click();
  await expect(page).toHaveURL(`${route}/${last.id}`);
  const panel = panelOf(page, last.name);
  for (const name of [view.widths['375'], view.schemes.dark])
    await expect(panel.getByRole('radio', { name })).toBeChecked();
  await expect(panel.getByLabel(view.person)).toHaveValue('empty');
  await expect(panel.getByLabel(exportPanel.provider)).toHaveValue(service.id);
});

test('copies and downloads are the files exported for the service', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const provider = emailServices.find(({ id }) => id === 'sendgrid') ?? emailServices[0];
  const draft = panel.getByRole('link', { name: exportPanel.downloadDraft });
  const eml = await save(draft);
  expect(eml.name).toBe(nameOf('email.eml'));
  expect(eml.data).toEqual(await exported(page, outputAddress(first, 'email.eml')));
  // A copy also says what's left to do: with plain placeholders, fill them in.
  await panel.getByRole('button', { name: exportPanel.copyText }).click();
  await expectReadable(
    panel.getByText(`${copyWords.copied} ${checks.open} (`).and(page.getByText(checks.byHand.name)),
  );
  await panel.getByLabel(exportPanel.provider).selectOption(provider.name);
  await expect(draft).toHaveCount(0);
  for (const [button, link, ending] of [
    [exportPanel.copyHtml, exportPanel.downloadHtml, 'html'],
    [exportPanel.copyText, exportPanel.downloadText, 'txt'],
  ] as const) {
    const path = `email-${provider.id}.${ending}`;
    const file = (await exported(page, outputAddress(first, path))).toString();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await panel.getByRole('button', { name: button }).click();
    await expect.poll(() => clipboard(page)).toBe(file);
    const { name, data } = await save(panel.getByRole('link', { name: link }));
    expect([name, data.toString()]).toEqual([nameOf(path), file]);
  }
  await expectReadable(panel.getByText(copyWords.copied).first());
  await panel.getByRole('button', { name: labels.copySubject }).click();
  await expect.poll(() => clipboard(page)).toBe(first.email.subject);
});

test('a file that fails to load is reported by the preview', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  const emailAddress = outputAddress(first, 'email');
  const ofEmail = ({ pathname }: URL) => pathname.startsWith(emailAddress);
  await page.route(ofEmail, (request) => request.abort('failed'));
  await page.goto(route);
  await expect(panelOf(page).getByText(view.failed)).toBeVisible();
});
