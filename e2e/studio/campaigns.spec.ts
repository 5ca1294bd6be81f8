// The list of campaigns in this browser.
import type { Page } from '@playwright/test';
import { editsWords } from '@/content/words/edits';
import { templatePages } from '@/content/navigation';
import { studio as words } from '@/content/words/studio/studio';
import { studioCampaigns as list } from '@/content/words/studio/campaigns';
import { studioPublish } from '@/content/words/studio/publish';
import { fill } from '@/lib/campaign/document/fill';
import { noEdits } from '@/lib/campaign/edits/edits';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { draftKey } from '@/lib/site/stored-drafts';
import { campaignDataAddress } from '@/lib/studio/drafts/campaign-data';
import { expect, expectAccessible, test } from '../fixtures';
import { campaign, exportedText, paths, refuseStorage, studioOn, wordsOf } from './studio';
import { first, save } from '../templates';

function listOn(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const name = page.getByRole('textbox', { name: list.form.name, exact: true });
  const address = page.getByRole('textbox', { name: list.form.address });
  const begin = async (newName: string) => {
    await button(list.begin).click();
    await name.fill(newName);
    await name.press('Enter');
  };
  return {
    begin,
    button,
    link,
    name,
    address,
    target: page.getByRole('textbox', { name: list.form.target }),
    /** What's wrong with the name, or with the address. */
    faults: page.locator('form').getByRole('alert').filter({ hasText: /./ }),
    /** The picture of a campaign. */
    picture: (of: string) =>
      page
        .getByRole('listitem')
        .filter({ has: link(of) })
        .locator('svg')
        .first(),
  };
}

test('a campaign is begun from another, edited, renamed, deleted and brought back', async ({
  page,
}) => {
  const studio = studioOn(page);
  const { button, link, name, address, target, picture, faults } = listOn(page);
  await page.goto(words.route);
  await expect(page).toHaveTitle(RegExp(`^${list.title}`));
  await expectAccessible(page);
  await button(list.begin).click();
  await expectAccessible(page);
  await name.press('Enter');
  const { nameFaults, addressFaults } = list.form;
  await expect(faults).toHaveText([nameFaults.empty, addressFaults.empty]);
  await expect(name).toBeFocused();
  await name.fill('Spring sale');
  await expect(address).toHaveValue('spring-sale');
  await address.fill(first.landing.route);
  await address.press('Enter');
  await expect(faults).toHaveText([addressFaults.page]);
  await address.fill('Frühling & mehr');
  await target.fill('Owners of dental labs');
  await expect(address).toHaveValue('fruhling-mehr');
  await target.press('Enter');
  // It's created in its studio.
  await expect(page.getByText('Spring sale')).toHaveAttribute('aria-current', 'page');
  const subject = wordsOf(studio.inbox, paths.subject);
  await studio.edit(subject, 'Spring');
  await page.keyboard.press('Escape');
  await studio.edit(wordsOf(studio.feedAd, paths.picture), 'Short and new');
  await page.keyboard.press('Escape');
  // What publishing adds to the site.
  const panel = await studio.openPanel('publish');
  await expect(panel.getByText('/fruhling-mehr', { exact: true })).toBeVisible();
  for (const { route } of templatePages)
    await expect(panel.getByText(`${route}/fruhling-mehr`)).toBeVisible();
  const [copied] = studioPublish.adds.copied.split('{count}');
  await expect(panel.getByText(fill(copied!, { name: first.name }))).toBeVisible();
  // The page of the original has the same path.
  await link(first.name).click();
  await expect(subject).toHaveText(exportedText(paths.subject));

  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) loaded.push(request.url());
  });
  await link(words.bar.campaigns).click();
  // Each has the picture of its own draft, and the files for them are loaded once.
  await expect(picture('Spring sale')).toBeVisible();
  await expect(page.getByText(`${list.from} ${first.name} · /fruhling-mehr`)).toBeVisible();
  await expect(picture(first.name)).toBeVisible();
  const drawn = await picture(first.name).innerHTML();
  expect(await picture('Spring sale').innerHTML()).not.toBe(drawn);
  expect(loaded).toEqual([...new Set(loaded)]);

  // One that's begun from another one has its words, but not its name.
  await button(list.begin).click();
  await page.getByRole('combobox', { name: list.form.from }).selectOption('Spring sale');
  await name.fill('spring sale');
  await button(list.form.begin).click();
  await expect(faults).toHaveText([nameFaults.taken]);
  await button(list.form.cancel).click();
  await expect(name).toHaveCount(0);

  await button(`${list.rename}: Spring sale`).click();
  await page.keyboard.type('Summer sale');
  await page.keyboard.press('Enter');
  await expect(link('Summer sale')).toBeFocused();
  await button(`${list.remove}: Summer sale`).click();
  await expect(link('Summer sale')).toHaveCount(0);
  // The button that brings it back has the focus.
  await page.keyboard.press('Enter');
  await expect(link('Summer sale')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(subject).toHaveText('Spring');
});

test('what can’t be read, loaded or stored is said, and nothing is lost', async ({
  page,
  expected,
}) => {
  const { button, link, begin } = listOn(page);
  await page.goto(words.route);
  await expect(link(first.name)).toBeVisible();
  const key = draftKey(`${first.id}/abcd1234`);
  await page.evaluate((at) => window.localStorage.setItem(at, '{"version":99}'), key);
  await page.reload();
  const fault = page.getByText(editsWords.faults.newer);
  await expect(fault).toBeVisible();
  const { data } = await save(button(words.unreadable.save));
  expect(data.toString()).toBe('{"version":99}');
  await button(words.unreadable.remove).click();
  await expect(fault).toHaveCount(0);
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  const openFile = (json: string) =>
    page.getByLabel(list.open).setInputFiles({
      name: 'edits.json',
      mimeType: 'application/json',
      buffer: Buffer.from(json),
    });
  await openFile('{"version":');
  await expect(page.getByText(editsWords.faults.damaged)).toBeVisible();
  const saved = saveEdits(campaign, noEdits);
  await openFile(JSON.stringify({ ...saved, audience: 'none' }));
  await expect(page.getByText(list.foreign)).toBeVisible();

  expected.push(/ERR_FAILED/);
  await page.route(`**${campaignDataAddress(first)}`, (request) => request.abort('failed'));
  await begin('Spring sale');
  await expect(page.getByText(list.notLoaded)).toBeVisible();
  await page.unrouteAll();
  await refuseStorage(page);
  await button(list.form.begin).click();
  await expect(page.getByText(list.failed)).toBeVisible();
  await expect(link('Spring sale')).toHaveCount(0);
});
