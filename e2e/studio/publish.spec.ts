// Publishing edits: what the panel says about them, and what the repository's host is given.
import { repository } from '@/content/repository';
import { problemWords } from '@/content/words/problems';
import { studioDownload } from '@/content/words/studio/download';
import { studioShare } from '@/content/words/studio/share';
import { studioPublish as words } from '@/content/words/studio/publish';
import { fill } from '@/lib/campaign/document/fill';
import { parseSavedText } from '@/lib/campaign/edits/saved-edits';
import { changeFileName, hostName } from '@/lib/studio/publish/repository-pages';
import { expect, test } from '../fixtures';
import { fieldOf, newCode, openDraft, paths, wordsOf } from './studio';
import { firstCampaign, save } from '../templates';

test('a changed word arrives at the repository’s host as the studio saves it', async ({ page }) => {
  const preview = '“Grüße” & more: 50% + #1 \\ <b> 👩‍👩‍👧 {offer.code}';
  const studio = await openDraft(page, {
    [paths.subject]: '',
    [paths.code]: newCode,
    'audience.email.preview': preview,
    'audience.email.intro': 'One 🇩🇪.\n\nTwo.',
  });
  const panel = await studio.openPanel('publish');
  await expect(panel.getByText('One 🇩🇪.')).toBeVisible();
  await expect(panel.getByText(firstCampaign.audience.email.preview)).toBeVisible();
  await expect(panel.getByText(words.shared.changed)).toBeVisible();

  // What stops it leads to its text, and nothing else leads on.
  await expect(panel.getByText(studioDownload.toFix)).toBeVisible();
  await expect(panel.getByText(problemWords.empty)).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
  await panel.getByRole('button', { name: words.fix }).click();
  await expect(studio.box).toHaveAccessibleName(new RegExp(fieldOf(paths.subject).label));
  await studio.text.fill('Ready');
  await studio.text.press('Escape');
  await expect(wordsOf(studio.inbox, paths.subject)).toHaveText('Ready');

  const name = panel.getByRole('textbox', { name: words.change.label });
  await name.fill(' ');
  await expect(panel.getByText(words.change.empty)).toBeVisible();
  await name.fill('Grüße, “Zoë” & co');
  const file = changeFileName('Grüße, “Zoë” & co');
  if (!repository) {
    const { name: fileName } = await save(panel.getByRole('button', { name: words.alone.save }));
    expect(fileName).toBe(file);
    return;
  }
  const { address } = repository;
  await page.context().route(`${address}/**`, (route) => route.fulfill());
  // Its request is enough: some builds of Chromium without windows crash in a tab that a page opened.
  const opening = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith(address));
  await panel.getByRole('link', { name: fill(words.next, { host: hostName(repository) }) }).click();
  const { searchParams } = new URL((await opening).url());
  expect(searchParams.get('filename')).toBe(`edits/${file}`);
  expect(searchParams.get('message')).toBe('Grüße, “Zoë” & co');
  const { saved } = parseSavedText(searchParams.get('value') ?? '');
  const published = (saved?.edits[0] ?? []).map(([path, typed]) => [path, typed]);
  expect(Object.fromEntries(published)).toEqual({
    [paths.subject]: 'Ready',
    [paths.code]: newCode,
    'audience.email.preview': preview,
    'audience.email.intro': 'One 🇩🇪.\n\nTwo.',
  });
  await expect(panel.getByText(fill(words.opened, { host: hostName(repository) }))).toBeVisible();

  // It's the same as the file that is saved under Share.
  const share = await studio.openPanel('share');
  const { data } = await save(share.getByRole('button', { name: studioShare.file.save }));
  expect(JSON.parse(data.toString())).toEqual({
    ...JSON.parse(searchParams.get('value') ?? ''),
    at: expect.any(Number),
  });
});
