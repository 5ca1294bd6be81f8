// Edits that somebody else shares, as a link or a file: they're looked at first, and stored nowhere.
import type { Page } from '@playwright/test';
import { emailServices } from '@/content/market/email-services';
import { editsWords } from '@/content/words/edits';
import { studio as words } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { audiences } from '@/lib/campaigns';
import { imageVisual } from '@/lib/campaign/document/visual';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { clipboard, collectComplaints, expect, expectAccessible, test } from '../fixtures';
import {
  campaign,
  exportedText,
  fieldOf,
  fields,
  linkTo,
  newCode,
  openDraft,
  paths,
  refuseStorage,
  studioOn,
  studioRoute,
  wordsOf,
} from './studio';
import { first, save } from '../templates';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { review, replace, change, file } = studioShare;
const preview = 'audience.email.preview';

/** What's on a page while somebody reviews edits. */
const reviewOn = (page: Page) => ({
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  changes: page.getByRole('region', { name: review.changes, exact: true }),
});

test('a link opens as a review; nothing is stored, nothing sent', async ({ page, browser }) => {
  const studio = studioOn(page);
  await page.goto(
    `${studioRoute}?show=landing,email&zoom=50&films=false&service=${emailServices.at(-1)?.id}&kind=email`,
  );
  const share = page.getByRole('button', { name: words.bar.share, exact: true });
  const place = await share.boundingBox();
  await studio.edit(wordsOf(studio.email, paths.headline), 'For a colleague');
  await expect(page.getByText(words.saving.saved)).toBeVisible();
  expect(await share.boundingBox()).toEqual(place);
  await share.click();
  await page.getByRole('button', { name: studioShare.link.copy }).click();
  await expect.poll(() => clipboard(page)).toContain('#edits=');
  const link = new URL(await clipboard(page));
  // What's on the wall, but not what the sender downloads.
  expect(Object.fromEntries(link.searchParams)).toEqual({ show: 'landing,email', zoom: '50' });

  const context = await browser.newContext();
  const problems: string[] = [];
  collectComplaints(context, problems);
  const sent: string[] = [];
  const other = await context.newPage();
  const others = studioOn(other);
  other.on('request', (request) => {
    const [address] = request.url().split('#');
    sent.push([address, JSON.stringify(request.headers()), request.postData()].join('\n'));
  });
  await other.goto(link.href);
  await expect(other.getByText(studioShare.review.link)).toBeVisible();
  const changed = wordsOf(others.email, paths.headline);
  await expect(changed).toHaveText('For a colleague');
  await expect(changed).toHaveAttribute('data-changed');
  // With the keyboard, unchanged texts open, too.
  await others.inbox.press('Enter');
  const box = (path: string) => other.getByRole('region', { name: fieldOf(path).label });
  await box(paths.subject).getByRole('button', { name: words.box.next }).press('Enter');
  const next = box('audience.email.preview').getByRole('button', { name: words.box.next });
  await expect(next).toBeFocused();
  await expectAccessible(other);
  expect(await other.evaluate(() => window.localStorage.length)).toBe(0);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((url) => url.includes(link.hash.slice(0, 40)))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a link shows what it replaced, is taken over, and taken back', async ({ page }) => {
  const studio = studioOn(page);
  const { button, changes } = reviewOn(page);
  const alt = 'audience.ad.ads.primary.imageDesc';
  const part = fields.find(({ kind, optional, group }) => {
    return kind === 'part' && optional && group === 'email';
  });
  const theirs = { [paths.subject]: 'Their subject', [preview]: 'Their preview' };
  const leftOut = part ? { [part.path]: '' } : {};
  await page.goto(await linkTo({ ...theirs, ...leftOut, [alt]: 'What theirs shows' }));
  await expect(changes.getByText('Their subject')).toBeVisible();
  await expect(changes.getByText(exportedText(paths.subject))).toBeVisible();
  if (part) await expect(changes.getByText(`${part.label}: ${change.leftOut}`)).toBeVisible();
  // What a picture shows is said with the picture, on the wall.
  await changes.getByText('What theirs shows').click();
  await expect(page.getByText('What theirs shows')).toHaveCount(2);
  await expect(studio.column).toHaveCount(0);
  await button(review.closeReview).click();
  await expect(wordsOf(studio.inbox, paths.subject)).toHaveText(exportedText(paths.subject));
  await expect(studio.column).toBeVisible();
  await expect(page).toHaveURL(studioRoute);
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  // Pasted into the open tab.
  await page.goto(await linkTo(theirs));
  await button(review.take).click();
  const subject = wordsOf(studio.inbox, paths.subject);
  await expect(subject).toHaveText('Their subject');
  await expect.poll(() => studio.draft()).toContain('Their preview');
  await expect(page).toHaveURL(studioRoute);
  await button(`${words.bar.undo}${words.bar.of} ${words.steps.load}`).click();
  await expect(subject).toHaveText(exportedText(paths.subject));
  await expect(wordsOf(studio.inbox, preview)).not.toHaveText('Their preview');
});

test('one’s own draft is saved before a link replaces it', { tag: '@all' }, async ({ page }) => {
  const mine = { [paths.subject]: 'My subject', [preview]: 'My preview' };
  const studio = await openDraft(page, mine);
  const { button } = reviewOn(page);
  const subject = wordsOf(studio.inbox, paths.subject);
  await expect.poll(() => studio.draft()).toContain('My preview');
  const draft = await studio.draft();
  // As a program that checks links in messages may pass it on.
  const link = await linkTo({ [paths.subject]: 'Their subject' });
  await page.goto(link.replace('#', '?zoom=50%23'));
  await button(review.take).click();
  await expect(page.getByRole('region', { name: replace.title })).toBeVisible();
  await button(replace.cancel).click();
  await expect(button(review.take)).toBeFocused();
  await button(review.take).click();
  const { data } = await save(button(replace.save));
  expect(data.toString()).toContain('My preview');
  expect(await studio.draft()).toBe(draft);
  await button(replace.replace).click();
  await expect(subject).toHaveText('Their subject');
  await expect.poll(() => studio.draft()).not.toContain('My preview');
  await studio.undo.click();
  await expect(subject).toHaveText('My subject');
  await expect(wordsOf(studio.inbox, preview)).toHaveText('My preview');

  // One's own link replaces nothing, so it doesn't ask.
  await page.goto(await linkTo(mine));
  await button(review.take).click();
  await expect(subject).toHaveText('My subject');
  await expect(page.getByRole('region', { name: replace.title })).toHaveCount(0);
  await expect(page).toHaveURL(studioRoute);

  // A link's edits stay in the address until the browser has stored them.
  await page.goto(await linkTo({ ...mine, [paths.code]: newCode }));
  await refuseStorage(page, 'draft:shared');
  await button(review.take).click();
  await button(replace.replace).click();
  await expect(page.getByText(words.saving.refused)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  // With room for only some of it, no other tab is blamed.
  await expect(page.getByText(words.saving.otherTab)).toHaveCount(0);
  await expect(page).toHaveURL(/#edits=/);
  await page.reload();
  await button(review.take).click();
  await button(replace.replace).click();
  await expect(page).toHaveURL(studioRoute);
  await expect.poll(() => studio.draft()).toContain(newCode);
});

test('a link or a file that can’t be used is named', { tag: '@all' }, async ({ page }) => {
  const { button, changes } = reviewOn(page);
  const studio = await openDraft(page, { [paths.subject]: 'My subject' });
  const subject = wordsOf(studio.inbox, paths.subject);
  const link = await linkTo({ [paths.subject]: 'Their subject' });
  await page.goto(link.slice(0, -9));
  const fault = page.getByText(`${editsWords.faults.damaged} ${studioShare.link.unreadable}`);
  await expect(fault).toBeVisible();
  await expect(subject).toHaveText('My subject');
  await button(words.differences.dismiss).click();
  // One that's pasted before what was taken is saved.
  await page.goto(link);
  await button(review.take).click();
  const cut = new URL(link, page.url()).hash.slice(0, -9);
  await button(replace.replace).evaluate((element: HTMLElement, hash) => {
    element.click();
    window.location.hash = hash;
  }, cut);
  await expect(fault).toBeVisible();
  await expect.poll(() => studio.draft()).toContain('Their subject');
  await expect(fault).toBeVisible();
  // A new campaign isn't there to go back to.
  await page.goto(`${studioRoute}?campaign=abcd1234${cut}`);
  await expect(fault).toBeVisible();
  await page.goto(studioRoute);
  await studio.edit(subject, 'My subject');
  await page.keyboard.press('Escape');

  const visual = imageVisual({ file: `${'a'.repeat(32)}.webp`, size: [9, 9] });
  await page.goto(await linkTo({ 'audience.ad.ads.primary.visual': visual }));
  await expect(page.getByText(review.unseen.split('#')[0]!)).toBeVisible();
  await button(review.closeReview).click();

  const panel = await studio.openPanel('share');
  await page.keyboard.press('Escape');
  await expect(button(words.bar.share)).toBeFocused();
  await studio.openPanel('share');
  const saved = saveEdits(campaign, { variants: [{ [paths.subject]: 'In a file' }], shown: 0 });
  const open = (json: string) => {
    const edits = { name: 'edits.json', mimeType: 'application/json', buffer: Buffer.from(json) };
    return panel.getByLabel(file.open).setInputFiles(edits);
  };
  await open('{"version":');
  await expect(panel.getByRole('alert')).toHaveText(editsWords.faults.damaged);
  for (const { id, name } of audiences.filter((audience) => audience.id !== first.id)) {
    await open(JSON.stringify({ ...saved, audience: id }));
    await expect(panel.getByRole('alert')).toHaveText(file.other.replace('#', name));
  }
  await open(JSON.stringify(saved));
  await expect(changes.getByText('In a file')).toBeVisible();
  await expect(page.getByText(`${review.file} edits.json.`)).toBeVisible();
  // On a phone, the row's end is off the screen.
  const bar = page.getByRole('banner', { name: review.label });
  await expect(bar.getByRole('button').first()).toHaveText(review.take);
  await expect.poll(() => studio.draft()).toContain('My subject');
  await button(review.closeReview).click();

  // A new campaign's becomes a campaign of its own.
  await studio.openPanel('share');
  await open(JSON.stringify({ ...saved, name: 'Dental labs', address: 'dental-labs' }));
  await expect(panel.getByRole('alert')).toHaveText(file.other.replace('#', 'Dental labs'));
  await button(file.openOther).click();
  await expect(page.getByText('Dental labs')).toHaveAttribute('aria-current', 'page');
  await expect(subject).toHaveText('In a file');
  expect(await studio.draft()).toContain('My subject');
});
