import type { Locator, Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { studio as words } from '@/content/words/studio';
import { expect, expectAccessible, test, themeToggle } from './fixtures';
import {
  adsPage,
  boxOf,
  chooseView,
  edit,
  editButton,
  emailPage,
  exportedText,
  inboxRow,
  openPart,
  openStudio,
  pictureHeadline,
  stage,
  studioPanel,
  subject,
} from './studio';
import { expectLargeTargets } from './targets';

const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** On a small screen, chooses the panel or the preview. */
const turn = (page: Page, side: string) =>
  page.getByRole('group', { name: words.views }).getByText(side, { exact: true }).click();

async function expectNoSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

async function expectAccessibleInBothThemes(page: Page) {
  await expectAccessible(page);
  await themeToggle(page).click();
  await expectAccessible(page);
}

for (const [name, route] of [
  ['email page', emailPage],
  ['ads page', adsPage],
] as const)
  test(`on the ${name}, the editor is accessible at every width, in both themes`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await openStudio(page, route);
    // With everything that can be on screen: an edit, a fault, what doesn't fit, and what's changed.
    await edit(page, subject, ' ');
    await edit(page, pictureHeadline, 'Too long a headline '.repeat(10));
    await openPart(page, words.changes.heading);
    await openPart(page, words.share.heading);
    await expect(stage(page).getByText(words.misfits.heading)).toBeVisible();
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScrolling(page);
    }
    await expectLargeTargets(page);
    await turn(page, words.previewView);
    await expect(studioPanel(page)).toBeHidden();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScrolling(page);
    await expectLargeTargets(page);

    await turn(page, words.panelView);
    await studioPanel(page).getByRole('button', { name: words.variants.duplicate }).click();
    await turn(page, words.previewView);
    for (const view of ['variants', 'compare', 'many'] as const) {
      if (view === 'compare' && audiences.length === 1) continue;
      await chooseView(page, view);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await expectLargeTargets(page);
    }
  });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

for (const size of [wide, narrow])
  test(`by keyboard alone, someone edits and reaches the preview, ${size.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(emailPage);
    await tabTo(page, editButton(page));
    await page.keyboard.press('Enter');
    await expect(studioPanel(page).getByRole('heading', { level: 3 })).toBeFocused();
    const box = await boxOf(page, subject);
    await tabTo(page, box);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box).toHaveValue(exportedText(subject));
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(box).toHaveValue('By keyboard');
    if (size === narrow) {
      await tabTo(page, page.getByRole('radio', { name: words.panelView, exact: true }));
      await page.keyboard.press('ArrowRight');
    } else {
      const view = stage(page).getByRole('radio', { name: words.stage.preview, exact: true });
      await tabTo(page, view);
    }
    await expect(inboxRow(page)).toContainText('By keyboard');
    await expect(inboxRow(page)).toBeVisible();
  });
