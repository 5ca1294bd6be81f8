// The list of campaigns in this browser.
import { studio as words } from '@/content/words/studio/studio';
import { studioCampaigns } from '@/content/words/studio/campaigns';
import { expect, expectAccessible, test } from '../fixtures';
import { exportedText, paths, studioOn, wordsOf } from './studio';
import { first } from '../templates';

test('a campaign is begun from another, edited, deleted and brought back', async ({ page }) => {
  const studio = studioOn(page);
  const list = studioCampaigns;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(words.route);
  await expect(page).toHaveTitle(RegExp(`^${list.title}`));
  await expectAccessible(page);
  await press(list.begin);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: list.form.name }).fill('Spring sale');
  await page.keyboard.press('Enter');
  // Then Enter opens it.
  await expect(link('Spring sale')).toBeFocused();
  await page.keyboard.press('Enter');
  const subject = wordsOf(studio.inbox, paths.subject);
  await studio.edit(subject, 'Spring');
  await page.keyboard.press('Escape');
  // The page of the original has the same path.
  await link(first.name).click();
  await expect(subject).toHaveText(exportedText(paths.subject));

  await link(words.bar.campaigns).click();
  await press(`${list.remove}: Spring sale`);
  await expect(link('Spring sale')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(link('Spring sale')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(subject).toHaveText('Spring');
});
