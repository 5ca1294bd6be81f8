import type { Page, Request } from '@playwright/test';
import { emailServices } from '@/content/email-services';
import { studio as words } from '@/content/words/studio';
import { toFragment } from '@/lib/studio/link';
import { people, schemes, widths } from '@/components/templates/settings';
import { collectComplaints } from './complaints';
import { expect, test } from './fixtures';
import {
  boxOf,
  copyLink,
  edit,
  emailPage,
  exportedText,
  expectSaved,
  fieldOf,
  fields,
  headline,
  inboxRow,
  openPart,
  openStudio,
  recordOf,
  shownHeadline,
  studioPanel,
  subject,
} from './studio';

const { differences, status } = words;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Ten texts of the email. */
const changed = fields
  .filter(({ group, list }) => group === 'email' && !list)
  .slice(0, 10)
  .map(({ path }) => ({ path, text: `${exportedText(path)} Changed` }));

/** Everything that a request tells a server. */
function sent(request: Request): string {
  const [address] = request.url().split('#');
  return [address, JSON.stringify(request.headers()), request.postData()].join('\n');
}

test('a link opens the edited words and the page’s settings elsewhere, and no server sees them', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  expect(changed).toHaveLength(10);
  const settings = new URLSearchParams({
    width: widths.at(-1) ?? '',
    scheme: schemes.at(-1) ?? '',
    person: people.at(-1) ?? '',
    service: emailServices.at(-1)?.id ?? '',
  });
  await openStudio(page, `${emailPage}?${settings}`);
  for (const { path, text } of changed) await edit(page, path, text);
  const link = new URL(await copyLink(page));
  expect(link.href.length).toBeLessThan(2000);
  expect(link.searchParams.toString()).toBe(settings.toString());

  const context = await browser.newContext();
  const problems: string[] = [];
  collectComplaints(context, problems);
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const other = await context.newPage();
  await other.goto(link.href);
  await expect(other.getByText(status.linked)).toBeVisible();
  for (const { path, text } of changed) await expect(await boxOf(other, path)).toHaveValue(text);
  await expect(shownHeadline(other)).toHaveText(`${exportedText(headline)} Changed`);
  await openPart(other, words.changes.heading);
  const [names, texts] = [
    studioPanel(other).getByRole('term'),
    studioPanel(other).getByRole('definition'),
  ];
  await expect(names).toHaveText(changed.map(({ path }) => fieldOf(path).label));
  await expect(texts).toHaveText(
    changed.map(({ path, text }) => `${text}${words.changes.was}: ${exportedText(path)}`),
  );
  // The address is clean again, but for the settings.
  await expect(other).toHaveURL(link.href.replace(link.hash, ''));

  expect(requests.length).toBeGreaterThan(10);
  const secret = link.hash.slice(0, 60);
  for (const request of requests) expect(sent(request)).not.toContain(secret);
  expect(problems).toEqual([]);
  await context.close();
});

/** Opens the email page with a fragment, and waits for the editor. */
async function openLink(page: Page, fragment: string) {
  await page.goto('about:blank');
  await page.goto(emailPage + fragment);
  await expect(studioPanel(page)).toBeVisible();
}

const notice = (page: Page) => studioPanel(page).getByRole('alert');

test('a link that can’t be read says so, and the exported words are shown', async ({ page }) => {
  const good = await toFragment(recordOf({ [subject]: 'From a link' }));
  const broken = [
    '#edits=',
    '#edits=%20%%',
    good.slice(0, -10),
    good.replace(/(?<==.{20})./, (letter) => (letter === 'A' ? 'B' : 'A')),
    `${good}${'A'.repeat(30_000)}`,
    // A short one that unpacks to megabytes.
    await toFragment({ edits: [[[subject, 'x'.repeat(5_000_000), '0']]], shown: 0 }),
    await toFragment({ edits: 'none' }),
    await toFragment(null),
  ];
  for (const fragment of broken) {
    await openLink(page, fragment);
    await expect(notice(page)).toContainText(differences.unreadable);
    await expect(page.getByText(status.exported, { exact: true })).toBeVisible();
    await expect(shownHeadline(page)).toHaveText(exportedText(headline));
    await notice(page).getByRole('button', { name: differences.dismiss }).click();
    await expect(notice(page)).toHaveCount(0);
  }
});

test('of a link, what can’t be used is named and left out, and the rest is shown', async ({
  page,
}) => {
  const own = recordOf({ [headline]: 'From a link' }).edits.flat();
  const link = fieldOf('link');
  const cases = [
    { entry: ['audience.email.nothing', 'x', '0'], name: 'audience.email.nothing', kind: 'gone' },
    { entry: ['__proto__.subject', 'x', '0'], name: '__proto__.subject', kind: 'gone' },
    { entry: [link.path, 'javascript:alert(1)', '0'], name: link.label, kind: 'refused' },
    {
      entry: ['offer.code', '"><script>', '0'],
      name: fieldOf('offer.code').label,
      kind: 'refused',
    },
    { entry: [subject, 'For older words', '0'], name: fieldOf(subject).label, kind: 'changed' },
  ] as const;
  for (const { entry, name, kind } of cases) {
    await openLink(page, await toFragment({ edits: [[...own, entry]], shown: 0 }));
    await expect(notice(page)).toContainText(differences.heading);
    await expect(notice(page).getByRole('listitem')).toHaveText(`${name}: ${differences[kind]}.`);
    await expect(shownHeadline(page)).toHaveText('From a link');
    const shown = kind === 'changed' ? entry[1] : exportedText(subject);
    await expect(inboxRow(page)).toContainText(shown.slice(0, 20));
    // So that the next link doesn't meet a draft.
    await page.evaluate(() => window.localStorage.clear());
  }
});

test('a link that’s pasted into the open page works, with and without the editor', async ({
  page,
}) => {
  const follow = async (text: string) => {
    const fragment = await toFragment(recordOf({ [subject]: text }));
    await page.evaluate((hash) => (window.location.hash = hash), fragment);
  };
  // A link that comes before the page's scripts is like any other.
  await page.goto(emailPage, { waitUntil: 'networkidle' });
  await follow('One');
  await expect(await boxOf(page, subject)).toHaveValue('One');
  await expectSaved(page);
  await follow('Two');
  await expect(await boxOf(page, subject)).toHaveValue('Two');
  await studioPanel(page).getByRole('button', { name: words.undo }).click();
  await expect(await boxOf(page, subject)).toHaveValue('One');
});
