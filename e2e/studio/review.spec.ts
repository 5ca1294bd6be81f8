// Edits that somebody else shares, as a link or a file: they're looked at first, and stored nowhere.
import { studio as words } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { clipboard, collectComplaints, expect, expectAccessible, test } from '../fixtures';
import { fieldOf, paths, studioOn, studioRoute, wordsOf } from './studio';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link opens as a review; nothing is stored, nothing sent', async ({ page, browser }) => {
  const studio = studioOn(page);
  await page.goto(`${studioRoute}?show=landing,email&zoom=50&films=false`);
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
