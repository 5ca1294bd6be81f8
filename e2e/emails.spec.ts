import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { palettes } from '@/components/email/styles';
import { audiences } from '@/content/audiences';
import { emailWords } from '@/content/email';
import { emailClients, toleratedFeatures } from '@/content/email-clients';
import { emailProviders, mergeFieldNames, mergeFields } from '@/content/merge-tags';
import type { EmailProvider } from '@/content/schema';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { emailTemplates } from '@/content/templates';
import { campaignLink } from '@/lib/campaign-link';
import { contrast, inverted, parse, type Color } from './contrast';
import { expect, refuseClipboard, test } from './fixtures';

const { labels, view, takeAway, copyWords, support, route } = emailTemplates;
const [first] = audiences;
const [plain] = emailProviders;

const panelOf = (page: Page, name: string = first.name) => page.getByRole('tabpanel', { name });

const frameOf = (panel: Locator) => panel.locator('iframe');

/** The exported file, read past the page. */
async function exported(page: Page, name: string): Promise<string> {
  const response = await page.request.get(`/emails/${name}`);
  expect(response.ok()).toBe(true);
  return response.text();
}

/** What `text` has to become for a service: its tags in place of the placeholders, and nothing else. */
function written(text: string, provider: EmailProvider): string {
  return mergeFieldNames.reduce(
    (done, [field]) =>
      done.split(mergeFields[field]).join(provider.tags[field] ?? mergeFields[field]),
    text,
  );
}

async function saved(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** The clipboard's text, once there is one that was not there before. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const cssColor = (hex: string) =>
  `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((byte) => Number.parseInt(byte, 16)).join(', ')})`;

test('each tab shows the line in the inbox, the texts with their length, and the body', async ({
  page,
}) => {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1, name: emailTemplates.title })).toBeVisible();
  for (const audience of audiences) {
    const { name, email } = audience;
    await page.getByRole('tab', { name }).click();
    const panel = panelOf(page, name);
    const inbox = panel.getByRole('figure', { name: labels.inbox });
    for (const text of [site.name, email.subject, email.preview])
      await expect(inbox.getByText(text, { exact: true })).toBeVisible();
    for (const [text, limit] of [
      [email.subject, 60],
      [email.preview, 110],
    ] as const) {
      await expect(panel.getByText(text, { exact: true })).toHaveCount(2);
      await expect(
        panel.getByText(`${text.length} ${labels.characters}, ${labels.cutOff} ${limit}`),
      ).toBeVisible();
    }
    const body = frameOf(panel).contentFrame();
    await expect(body.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
    await expect(body.getByRole('link', { name: email.cta })).toHaveAttribute(
      'href',
      campaignLink(audience, { source: 'newsletter', medium: 'email' }),
    );
    for (const item of [
      ...email.risks.items,
      ...email.solutions.items,
      email.testimonial.by,
      ...email.badges,
      emailWords.greeting,
    ])
      await expect(body.getByText(item, { exact: true })).toBeVisible();
    for (const link of [emailWords.unsubscribe, emailWords.viewInBrowser])
      await expect(body.getByRole('link', { name: link })).toBeVisible();
  }
});

test('the line in the inbox is cut where a phone cuts it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(route);
  const inbox = panelOf(page).getByRole('figure');
  const subject = inbox.getByText(first.email.subject);
  const preview = inbox.getByText(first.email.preview);
  expect(await subject.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(true);
  expect(await preview.evaluate((lines) => lines.scrollHeight > lines.clientHeight)).toBe(true);
  const lines = preview.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(await lines).toBe(2);
});

test('the switches change how wide and in which scheme the frame shows the email', async ({
  page,
}) => {
  // What the reader's own system prefers must not decide what is shown.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(route);
  const panel = panelOf(page);
  const frame = frameOf(panel);
  const body = frame.contentFrame().locator('body');
  const option = (name: string) => panel.getByRole('radio', { name });
  const choose = (name: string) => panel.getByText(name, { exact: true }).click();
  const width = () => body.evaluate((element) => element.clientWidth);

  await expect(option(view.desktop)).toBeChecked();
  await expect.poll(width).toBe(640);
  await choose(view.phone);
  await expect(option(view.phone)).toBeChecked();
  await expect.poll(width).toBe(375);

  await expect(option(view.light)).toBeChecked();
  await expect(body).toHaveCSS('background-color', cssColor(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await choose(view.dark);
  await expect(body).toHaveCSS('background-color', cssColor(palettes.dark.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await choose(view.forced);
  await expect(body).toHaveCSS('background-color', cssColor(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await expect(panel.getByText(view.forcedNote)).toBeVisible();
  await choose(view.light);
  await expect(body).toHaveCSS('background-color', cssColor(palettes.light.ground));
  await expect(frame).toHaveCSS('filter', 'none');
  await expect(panel.getByText(view.forcedNote)).toHaveCount(0);
});

test('a switch works by keyboard', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  await panel.getByRole('radio', { name: view.light }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: view.dark })).toBeChecked();
  await expect(frameOf(panel).contentFrame().locator('body')).toHaveCSS(
    'background-color',
    cssColor(palettes.dark.ground),
  );
});

for (const width of [320, 768, 1280]) {
  test(`at ${width} pixels the frame shows the whole email, in either width, and fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    const panel = panelOf(page);
    const frame = frameOf(panel);
    const root = frame.contentFrame().locator('html');
    for (const name of [view.phone, view.desktop]) {
      await panel.getByText(name, { exact: true }).click();
      await expect
        .poll(() => root.evaluate((html) => html.scrollHeight - html.clientHeight))
        .toBe(0);
      await expect.poll(() => root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      const [box, room] = await Promise.all([frame.boundingBox(), panel.boundingBox()]);
      expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    }
  });
}

for (const provider of emailProviders.filter(({ id }) => ['sendgrid', 'klaviyo'].includes(id))) {
  test(`with the tags of ${provider.name}, copies and files are the exported ones, byte for byte`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    const panel = panelOf(page);
    await panel.getByLabel(takeAway.provider).selectOption(provider.name);
    const html = await exported(page, `${first.id}.html`);
    const used = mergeFieldNames.filter(([field]) => html.includes(mergeFields[field]));
    expect(used.length).toBeGreaterThan(2);
    for (const [field] of used)
      await expect(panel.getByText(provider.tags[field] ?? '', { exact: true })).toBeVisible();

    for (const [button, ending] of [
      [takeAway.copyHtml, 'html'],
      [takeAway.copyText, 'txt'],
    ] as const) {
      await panel.getByRole('button', { name: button }).click();
      await expect(panel.getByText(copyWords.copied)).toHaveCount(ending === 'html' ? 1 : 2);
      const file = await exported(page, `${first.id}.${ending}`);
      expect(file).toContain(mergeFields.firstName);
      expect(await clipboard(page)).toBe(written(file, provider));
    }
    for (const [link, ending] of [
      [takeAway.downloadHtml, 'html'],
      [takeAway.downloadText, 'txt'],
      [takeAway.downloadDraft, 'eml'],
    ] as const) {
      const started = page.waitForEvent('download');
      await panel.getByRole('link', { name: link }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(`emberwall-${first.id}-${provider.id}.${ending}`);
      expect(await saved(download)).toBe(
        written(await exported(page, `${first.id}.${ending}`), provider),
      );
    }
    // Never what is previewed.
    const body = frameOf(panel).contentFrame();
    await expect(body.getByText(emailWords.greeting, { exact: true })).toBeVisible();
  });
}

test('with plain placeholders, a file is the exported one', async ({ page }) => {
  await page.goto(route);
  const started = page.waitForEvent('download');
  await panelOf(page).getByRole('link', { name: takeAway.downloadDraft }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`emberwall-${first.id}.eml`);
  expect(await saved(download)).toBe(await exported(page, `${first.id}.eml`));
});

test('the chosen service holds for every tab, and only its email’s fields are shown', async ({
  page,
}) => {
  await page.goto(route);
  const [, , , , customerIo] = emailProviders.filter(({ id }) => id !== plain.id);
  if (!customerIo) throw new Error('There are not that many services.');
  await panelOf(page).getByLabel(takeAway.provider).selectOption(customerIo.name);
  await expect(panelOf(page).getByText(takeAway.byHand)).toBeVisible();
  const last = audiences.at(-1) ?? first;
  await page.getByRole('tab', { name: last.name }).click();
  const panel = panelOf(page, last.name);
  await expect(panel.getByLabel(takeAway.provider)).toHaveValue(customerIo.id);
  const file = await exported(page, `${last.id}.html`);
  await expect(panel.locator('dt')).toHaveCount(
    Object.values(mergeFields).filter((field) => file.includes(field)).length,
  );
});

test('the subject line and the preview text are copied as they stand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

test('where the clipboard is refused, the text stands selected', async ({ page }) => {
  await page.goto(route);
  await refuseClipboard(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: takeAway.copyText }).click();
  await expect(panel.getByRole('status').filter({ hasText: copyWords.refused })).toBeVisible();
  const area = panel.getByRole('textbox', { name: takeAway.copyText });
  await expect(area).toBeFocused();
  const file = await exported(page, `${first.id}.txt`);
  await expect(area).toHaveValue(file);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(file);
});

test.describe('a file that does not arrive', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('is told by the button that asked for it, and can be asked for again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route);
    const panel = panelOf(page);
    await expect(frameOf(panel).contentFrame().locator('h1')).toBeVisible();
    await page.route(`**/emails/${first.id}*`, (request) => request.abort('failed'));
    const failed = panel.getByText(copyWords.failed);
    await panel.getByRole('button', { name: takeAway.copyHtml }).click();
    await expect(failed).toHaveCount(1);
    await panel.getByRole('link', { name: takeAway.downloadText }).click();
    await expect(failed).toHaveCount(2);

    await page.unroute(`**/emails/${first.id}*`);
    await panel.getByRole('button', { name: takeAway.copyHtml }).click();
    await expect(panel.getByText(copyWords.copied)).toBeVisible();
    await expect(failed).toHaveCount(1);
    expect(await clipboard(page)).toBe(await exported(page, `${first.id}.html`));
    const started = page.waitForEvent('download');
    await panel.getByRole('link', { name: takeAway.downloadText }).click();
    expect(await saved(await started)).toBe(await exported(page, `${first.id}.txt`));
    await expect(failed).toHaveCount(0);
  });

  test('is told where the clipboard is refused as well', async ({ page }) => {
    await page.goto(route);
    await refuseClipboard(page);
    const panel = panelOf(page);
    await expect(frameOf(panel).contentFrame().locator('h1')).toBeVisible();
    await page.route(`**/emails/${first.id}*`, (request) => request.abort('failed'));
    await panel.getByRole('button', { name: takeAway.copyText }).click();
    await expect(panel.getByText(copyWords.failed)).toBeVisible();
  });

  test('leaves its place in the preview with a sentence', async ({ page }) => {
    await page.route(`**/emails/${first.id}*`, (request) => request.abort('failed'));
    await page.goto(route);
    await expect(panelOf(page).getByText(view.failed)).toBeVisible();
  });
});

test.describe('a file that the host has lost', () => {
  test.use({ expectedProblems: [/404/] });

  test('is told too, and not taken for the email', async ({ page }) => {
    await page.goto(route);
    const panel = panelOf(page);
    await expect(frameOf(panel).contentFrame().locator('h1')).toBeVisible();
    await page.route(`**/emails/${first.id}*`, (request) =>
      request.fulfill({ status: 404, body: 'Not here' }),
    );
    await panel.getByRole('link', { name: takeAway.downloadHtml }).click();
    await expect(panel.getByText(copyWords.failed)).toBeVisible();
  });

  test('leaves its place in the preview with a sentence too', async ({ page }) => {
    await page.route(`**/emails/${first.id}*`, (request) =>
      request.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' }),
    );
    await page.goto(route);
    await expect(panelOf(page).getByText(view.failed)).toBeVisible();
  });
});

test('the switches hold for every tab', async ({ page }) => {
  await page.goto(route);
  await panelOf(page).getByText(view.phone, { exact: true }).click();
  await panelOf(page).getByText(view.dark, { exact: true }).click();
  const last = audiences.at(-1) ?? first;
  await page.getByRole('tab', { name: last.name }).click();
  const panel = panelOf(page, last.name);
  for (const name of [view.phone, view.dark])
    await expect(panel.getByRole('radio', { name })).toBeChecked();
  const body = frameOf(panel).contentFrame().locator('body');
  await expect(body).toHaveCSS('background-color', cssColor(palettes.dark.ground));
  await expect.poll(() => body.evaluate((element) => element.clientWidth)).toBe(375);
});

/** Every text of the email that is open, with its colour, its ground's, and whether it is large (WCAG 2.2). */
function textsOf(page: Page) {
  return page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('h1, h2, p, a')].map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      let ground: Element | null = element;
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
        ground = ground.parentElement;
      return {
        text: element.innerText,
        color,
        ground: ground ? getComputedStyle(ground).backgroundColor : '',
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    }),
  );
}

for (const { id } of audiences) {
  test(`the email to ${id} is legible in light, in dark, and inverted by force`, async ({
    page,
  }) => {
    for (const [colorScheme, shown] of [
      ['light', (color: Color) => color],
      ['dark', (color: Color) => color],
      ['light', inverted],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/emails/${id}`);
      const found = await textsOf(page);
      expect(found.length).toBeGreaterThan(20);
      for (const { text, color, ground, large } of found) {
        const ratio = contrast(shown(parse(color)), shown(parse(ground)));
        expect([text, color, ground, ratio >= (large ? 3 : 4.5)]).toEqual([
          text,
          color,
          ground,
          true,
        ]);
      }
    }
  });
}

test('the call to action is legible where a client darkens its letters and leaves its ground', async ({
  page,
}) => {
  await page.goto(`/emails/${first.id}`);
  const button = (await textsOf(page)).find(({ text }) => text === first.email.cta);
  expect(button?.large).toBe(true);
  const letters = parse(cssColor(palettes.light.text));
  expect(contrast(letters, parse(button?.ground ?? ''))).toBeGreaterThanOrEqual(3);
});

test('Outlook on the web shows the dark colours of what it has marked', async ({ page }) => {
  await page.goto(`/emails/${first.id}`);
  // As it does in its dark mode: an attribute on each element that states a colour, or a ground, of its own.
  await page.locator('body').evaluate((body) => {
    for (const element of [body, ...body.querySelectorAll<HTMLElement>('[style]')]) {
      if (element.style.color) element.dataset.ogsc = element.style.color;
      if (element.style.backgroundColor) element.dataset.ogsb = element.style.backgroundColor;
    }
  });
  for (const { text, color, ground, large } of await textsOf(page)) {
    const ratio = contrast(parse(color), parse(ground));
    expect([text, color, ground, ratio >= (large ? 3 : 4.5)]).toEqual([text, color, ground, true]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    cssColor(palettes.dark.text),
  );
});

test('a copy under way gives way to another service, and to another copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(route);
  const panel = panelOf(page);
  await expect(frameOf(panel).contentFrame().locator('h1')).toBeVisible();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    `**/emails/${first.id}.html`,
    async (request) => {
      await released;
      await request.continue();
    },
    { times: 2 },
  );
  const [mailchimp, hubspot] = emailProviders.filter(({ id }) =>
    ['mailchimp', 'hubspot'].includes(id),
  );
  if (!mailchimp || !hubspot) throw new Error('There are no such services.');
  const choose = (name: string) => panel.getByLabel(takeAway.provider).selectOption(name);

  await choose(mailchimp.name);
  await panel.getByRole('button', { name: takeAway.copyHtml }).click();
  await expect(panel.getByText(copyWords.busy)).toBeVisible();
  await choose(hubspot.name);
  await expect(panel.getByText(copyWords.busy)).toHaveCount(0);
  await panel.getByRole('button', { name: takeAway.copyHtml }).click();
  await expect(panel.getByText(copyWords.busy)).toBeVisible();
  await panel.getByRole('button', { name: takeAway.copyText }).click();
  await expect(panel.getByText(copyWords.copied)).toBeVisible();
  await expect(panel.getByText(copyWords.busy)).toHaveCount(0);
  release?.();
  await page.waitForLoadState('networkidle');
  expect(await clipboard(page)).toBe(written(await exported(page, `${first.id}.txt`), hubspot));
});

function groundOf(locator: Locator) {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('where the system sets the colours, what is chosen still shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(route);
  const panel = panelOf(page);
  const option = (name: string) => panel.locator('label').filter({ hasText: name });
  expect(await groundOf(option(view.light))).not.toBe(await groundOf(option(view.dark)));
  const [chosen, other] = await page.getByRole('tab').all();
  if (!chosen || !other) throw new Error('There are no tabs.');
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
});

test('nothing of an email is fetched, or in a script, before it is asked for', async ({ page }) => {
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
  // Nor in what the page's own HTML hands to them.
  const html = await (await page.request.get(route)).text();
  for (const { email } of audiences)
    for (const text of [email.headline, email.intro, email.testimonial.by])
      expect(html).not.toContain(text);
  expect(fetched.filter((url) => url.includes('/emails/'))).toEqual([]);
});

test('an email opens in a new tab, and leaves the page where it is', async ({ page, context }) => {
  await page.goto(route);
  const link = page.getByRole('link', { name: `${labels.open} ${shell.newTab}` });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(new RegExp(`/emails/${first.id}(\\.html)?$`));
  await expect(opened.getByRole('heading', { level: 1, name: first.email.headline })).toBeVisible();
  await expect(page).toHaveURL(route);
});

test('what each mail program makes of the emails is shown, with the date of the data', async ({
  page,
}) => {
  await page.goto(route);
  const section = page.getByRole('region', { name: support.heading });
  await expect(section.getByRole('rowheader')).toHaveText(emailClients.map(([, name]) => name));
  await expect(section.locator('time')).toHaveText(/^20\d\d-\d\d-\d\d$/);
  for (const { features, reason } of toleratedFeatures) {
    await expect(section.getByText(reason, { exact: true })).toBeVisible();
    for (const feature of features)
      await expect(section.getByRole('cell', { name: feature }).first()).toBeVisible();
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 640, 768, 1280]) {
    test(`at ${width} pixels every email shows whole, and its files are there to take`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      for (const { id, name, email } of audiences) {
        const panel = panelOf(page, name);
        await expect(panel.getByRole('figure').getByText(email.subject)).toBeVisible();
        await expect(panel.getByRole('figure').getByText(email.preview)).toBeVisible();
        const frame = frameOf(panel);
        await frame.scrollIntoViewIfNeeded();
        const root = frame.contentFrame().locator('html');
        await expect(root.getByRole('heading', { level: 1, name: email.headline })).toBeVisible();
        expect(
          await root.evaluate((html) => [
            html.scrollHeight - html.clientHeight,
            html.scrollWidth - html.clientWidth,
          ]),
        ).toEqual([0, 0]);
        for (const [label, ending] of [
          [takeAway.downloadHtml, 'html'],
          [takeAway.downloadText, 'txt'],
          [takeAway.downloadDraft, 'eml'],
        ] as const) {
          const link = panel.getByRole('link', { name: label });
          await expect(link).toHaveAttribute('href', `/emails/${id}.${ending}`);
          await expect(link).toHaveAttribute('download', `emberwall-${id}.${ending}`);
          // A browser takes ten files from a page, and then asks.
          if (id !== first.id) continue;
          const started = page.waitForEvent('download');
          await link.click();
          expect(await saved(await started)).toBe(await exported(page, `${id}.${ending}`));
        }
        await expect(panel.getByRole('button')).toHaveCount(0);
        await expect(panel.getByRole('radio')).toHaveCount(0);
        await expect(panel.getByRole('combobox')).toHaveCount(0);
      }
    });
  }
});
