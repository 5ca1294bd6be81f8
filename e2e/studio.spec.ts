// The editor, where Trusted Types are required. Its logic is tested beside the source; the rest, in
// all/studio.spec.ts.
import { load } from 'cheerio';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { studio as words } from '@/content/words/studio';
import { templateWords } from '@/content/words/templates';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { people, schemes, widths } from '@/components/templates/settings';
import {
  clipboard,
  collectComplaints,
  expect,
  expectAccessible,
  expectLargeTargets,
  test,
  themeToggle,
} from './fixtures';
import {
  adsPage,
  boxOf,
  code,
  edit,
  emailPage,
  expectSaved,
  exportedText,
  headline,
  inboxRow,
  newCode,
  openStudio,
  pictureHeadline,
  saveMade,
  shownHeadline,
  stage,
  studioPanel,
  subject,
} from './studio';
import { downloadOf, exported, first, frameOf, nameOf, panelOf } from './templates';

const { exportPanel } = emailTemplates;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('edited words are in the previews and the exports of both pages, and can be undone', async ({
  page,
}) => {
  const oldCode = new RegExp(`\\b${exportedText(code)}\\b`);
  await openStudio(page);
  await edit(page, subject, 'A new subject');
  await edit(page, code, newCode);
  await edit(page, headline, 'A new headline');
  await expect(inboxRow(page)).toContainText('A new subject');
  await expect(shownHeadline(page)).toHaveText('A new headline');
  const body = frameOf(panelOf(page)).contentFrame().locator('body');
  await expect(body).toContainText(newCode);
  await expect(body).not.toContainText(oldCode);

  const box = await boxOf(page, headline);
  await box.press('ControlOrMeta+z');
  await expect(shownHeadline(page)).toHaveText(exportedText(headline));
  await box.press('ControlOrMeta+Shift+z');
  await expect(shownHeadline(page)).toHaveText('A new headline');
  const undo = studioPanel(page).getByRole('button', { name: words.undo });
  await undo.click();
  await expect(box).toHaveValue(exportedText(headline));
  await studioPanel(page).getByRole('button', { name: words.redo }).click();

  await stage(page).getByRole('button', { name: exportPanel.copyHtml }).click();
  await expect.poll(() => clipboard(page)).toContain('A new headline');
  const html = load(await clipboard(page));
  expect(html('title').text()).toBe('A new subject');
  expect(html('body').text()).toContain(newCode);
  expect(html('body').text()).not.toMatch(oldCode);

  await expectSaved(page);
  await page
    .getByRole('navigation', { name: templateWords.related })
    .getByRole('link', { name: socialAds.title })
    .click();
  await page.waitForURL(`**${adsPage}`);
  await expect(await boxOf(page, subject)).toHaveValue('A new subject');
  const [picture] = adPictures(first);
  if (!picture) throw new Error('There is no picture.');
  const shown = stage(page).getByRole('img', { name: picture.alt }).first();
  const before = (await shown.getAttribute('src')) ?? '';
  await edit(page, pictureHeadline, 'Short and new');
  await expect(shown).not.toHaveAttribute('src', before);
  await expect(shown).toHaveAttribute('src', /^blob:/);
  const { name, data } = await saveMade(
    panelOf(page).getByRole('link', { name: downloadOf(picture) }),
  );
  expect(name).toBe(nameOf(picture.file));
  // Its width and height are at the start of a PNG.
  expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([picture.width, picture.height]);
  expect(data.equals(await exported(page, picture.file))).toBe(false);
});

test('a link opens the edited words and the settings elsewhere; no server sees them', async ({
  page,
  browser,
}) => {
  const settings = `?width=${widths.at(-1)}&scheme=${schemes.at(-1)}&person=${people.at(-1)}`;
  await openStudio(page, emailPage + settings);
  await edit(page, subject, 'For a colleague');
  await edit(page, headline, 'Also for a colleague');
  await studioPanel(page).getByText(words.share.heading, { exact: true }).click();
  await studioPanel(page).getByRole('button', { name: words.share.copyLink }).click();
  await expect.poll(() => clipboard(page)).toContain('#edits=');
  const link = new URL(await clipboard(page));
  expect(link.search).toBe(settings);

  const context = await browser.newContext();
  const problems: string[] = [];
  collectComplaints(context, problems);
  const sent: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => {
    const [address] = request.url().split('#');
    sent.push([address, JSON.stringify(request.headers()), request.postData()].join('\n'));
  });
  await other.goto(link.href);
  await expect(await boxOf(other, subject)).toHaveValue('For a colleague');
  await expect(shownHeadline(other)).toHaveText('Also for a colleague');
  await expect(other.getByText(words.status.linked)).toBeVisible();
  // The address is clean again, but for the settings.
  await expect(other).toHaveURL(link.href.replace(link.hash, ''));
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((each) => each.includes(link.hash.slice(0, 40)))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('the editor is accessible and fits, wide and narrow, in both themes', async ({ page }) => {
  await openStudio(page);
  // With an edit and a fault.
  await edit(page, headline, 'An edit');
  await edit(page, subject, ' ');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await themeToggle(page).click();
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await expectLargeTargets(page);
});
