import type { Page } from '@playwright/test';
import { studio as words } from '@/content/words/studio';
import { toFragment } from '@/lib/studio/link';
import { expect, test } from './fixtures';
import {
  adsPage,
  boxOf,
  edit,
  editButton,
  emailPage,
  expectSaved,
  exportedText,
  inboxRow,
  openStudio,
  recordOf,
  storedDraft,
  studioPanel,
  subject,
} from './studio';
import { first, others, panelOf } from './templates';

const { status, conflict } = words;

const alert = (page: Page) => studioPanel(page).getByRole('alert');
const choose = (page: Page, name: string) => alert(page).getByRole('button', { name }).click();
const expectSubject = async (page: Page, text: string) =>
  expect(await boxOf(page, subject)).toHaveValue(text);

/** Holds back the page's longer timers: whoever is fast enough leaves before a draft is saved. */
async function holdTimers(page: Page) {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const later = (run: () => void, ms = 0) => start(run, ms < 250 ? ms : ms + 60_000);
    Object.assign(window, { setTimeout: later });
  });
}

test('a draft outlives a reload, and the page says when it was saved', async ({ page }) => {
  await openStudio(page);
  await edit(page, subject, 'Kept');
  await expectSaved(page);
  await page.reload();
  await expectSubject(page, 'Kept');
  await expect(page.getByText(`${status.edited} ${status.saved}`)).toHaveText(/\d:\d\d/);
  // Even what was typed just before.
  await edit(page, subject, 'Kept, too');
  await page.reload();
  await expectSubject(page, 'Kept, too');
  // Without edits, there's no draft, and the editor waits for its button.
  await studioPanel(page).getByRole('button', { name: words.reset }).click();
  await expect.poll(() => storedDraft(page)).toBe('');
  await page.reload();
  await expect(editButton(page)).toBeVisible();
});

test('each audience has a draft of its own, which outlives a look at another', async ({ page }) => {
  const [other] = others;
  if (!other) return;
  await openStudio(page, adsPage);
  await holdTimers(page);
  await edit(page, subject, 'Just typed');
  await page.getByRole('tab', { name: other.name, exact: true }).click();
  await expect(
    panelOf(page, other.name).getByRole('heading', { name: `${words.title} ${other.name}` }),
  ).toBeVisible();
  await expect(page.getByText(status.exported)).toBeVisible();
  await page.getByRole('tab', { name: first.name, exact: true }).click();
  await expectSubject(page, 'Just typed');
});

test('an edit that’s undone and closed at once leaves no draft', async ({ page }) => {
  await openStudio(page, adsPage);
  await edit(page, subject, 'Gone');
  await expectSaved(page);
  await holdTimers(page);
  await edit(page, subject, exportedText(subject));
  await studioPanel(page).getByRole('button', { name: words.close }).click();
  await expect(editButton(page)).toBeVisible();
  await expect.poll(() => storedDraft(page)).toBe('');
});

test('of two tabs, neither overwrites the other before someone chooses', async ({
  page,
  context,
}) => {
  await openStudio(page);
  await edit(page, subject, 'One');
  await expectSaved(page);
  const other = await context.newPage();
  await other.goto(emailPage);
  await expectSubject(other, 'One');
  await edit(other, subject, 'Two');

  await expect(alert(page)).toContainText(conflict.tab);
  await expectSubject(page, 'One');
  await edit(page, subject, 'Three');
  await expect(page.getByText(status.paused)).toBeVisible();
  await expect(inboxRow(page)).toContainText('Three');
  expect(await storedDraft(page)).toContain('"Two"');
  await choose(page, conflict.mineTab);
  await expect.poll(() => storedDraft(page)).toContain('"Three"');

  await expect(alert(other)).toContainText(conflict.tab);
  await expectSubject(other, 'Two');
  await choose(other, conflict.theirsTab);
  await expectSubject(other, 'Three');
  await expect(alert(other)).toHaveCount(0);
  await expectSaved(other);
  // From then on, it's saved again.
  await edit(other, subject, 'Four');
  await expect.poll(() => storedDraft(other)).toContain('"Four"');
});

test('a draft that another tab removed can be kept or dropped', async ({ page, context }) => {
  await openStudio(page);
  await studioPanel(page).getByRole('button', { name: words.variants.duplicate }).click();
  await edit(page, subject, 'Mine');
  await expectSaved(page);
  const other = await context.newPage();
  for (const choice of [conflict.mineTab, conflict.theirsTab]) {
    await other.goto(emailPage);
    await other.evaluate(() => window.localStorage.clear());
    await expect(alert(page)).toContainText(conflict.removed);
    await choose(page, choice);
    await expect(alert(page)).toHaveCount(0);
    if (choice === conflict.mineTab) await expect.poll(() => storedDraft(page)).toContain('"Mine"');
  }
  await expectSubject(page, exportedText(subject));
  await expect(page.getByText(status.exported)).toBeVisible();
});

for (const [what, refuse] of [
  [
    'refuses to store anything',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
  [
    'denies the page its storage',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
  ],
] as const)
  test(`if the browser ${what}, editing goes on, and the page says that nothing is kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openStudio(page);
    await edit(page, subject, 'Not kept');
    await expect(page.getByText(status.refused)).toBeVisible();
    await expect(inboxRow(page)).toContainText('Not kept');
    await page.reload();
    await expect(editButton(page)).toBeVisible();
  });

test('a link doesn’t overwrite the visitor’s own draft before they choose', async ({ page }) => {
  await openStudio(page);
  await edit(page, subject, 'Mine');
  await expectSaved(page);
  const fragment = await toFragment(recordOf({ [subject]: 'Theirs' }));
  const follow = async () => {
    await page.goto('about:blank');
    await page.goto(emailPage + fragment);
    await expect(alert(page)).toContainText(conflict.link);
    await expectSubject(page, 'Theirs');
    expect(await storedDraft(page)).toContain('"Mine"');
  };
  await follow();
  // Nor does a reload.
  await page.reload();
  await expect(alert(page)).toContainText(conflict.link);
  await choose(page, conflict.mineLink);
  await expectSubject(page, 'Mine');
  await expect(page.getByText(status.edited)).toBeVisible();
  await page.reload();
  await expectSubject(page, 'Mine');

  await follow();
  await choose(page, conflict.theirsLink);
  await expect.poll(() => storedDraft(page)).toContain('"Theirs"');
  await page.reload();
  await expectSubject(page, 'Theirs');
});
