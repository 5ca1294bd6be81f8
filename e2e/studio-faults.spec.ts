import { studio as words } from '@/content/words/studio';
import { creativePicture, storyPictures } from '@/lib/campaign/ads/pictures';
import { conceptsOf } from '@/lib/campaign/ads/concepts';
import { faultOf } from '@/lib/studio/edits';
import { frameOf } from './emails';
import { expect, test } from './fixtures';
import {
  adsPage,
  boxOf,
  code,
  edit,
  exportedText,
  fieldOf,
  inboxRow,
  newCode,
  openStudio,
  pictureHeadline,
  saveMade,
  stage,
  studioPanel,
  subject,
} from './studio';
import { downloadOf, first, nameOf, panelOf } from './templates';

test('a value that can’t be used stays in its box, which says why, and the preview keeps the last', async ({
  page,
}) => {
  await openStudio(page);
  await edit(page, subject, 'The last good one');
  await edit(page, code, newCode);
  const email = frameOf(stage(page)).contentFrame().locator('body');
  await expect(email).toContainText(newCode);
  const link = await email.getByRole('link').first().getAttribute('href');
  for (const [path, typed] of [
    [subject, ' '],
    [code, newCode.toLowerCase()],
    ['link', 'http://insecure.example/'],
    ['link', 'javascript:alert(1)'],
  ] as const) {
    const box = await boxOf(page, path);
    await box.fill(typed);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const fault = faultOf(fieldOf(path), typed) ?? 'no fault';
    const sentence = typed.trim() ? `${words.fault} ${fault}.` : words.empty;
    const described = [sentence, fieldOf(path).help].filter(Boolean).join(' ');
    await expect(box).toHaveAccessibleDescription(described);
    await expect(studioPanel(page).getByText(sentence, { exact: true })).toBeVisible();
  }
  // Something else is edited meanwhile, and the boxes still have what was typed.
  await edit(page, 'audience.email.headline', 'Another one');
  await expect(email.getByRole('heading', { level: 1 })).toHaveText('Another one');
  await expect(await boxOf(page, subject)).toHaveValue(' ');
  await expect(await boxOf(page, code)).toHaveValue(newCode.toLowerCase());
  await expect(inboxRow(page)).toContainText('The last good one');
  await expect(email).toContainText(newCode);
  await expect(email.getByRole('link').first()).toHaveAttribute('href', link ?? '');
  // Resetting a field takes back the faulty value, too.
  await studioPanel(page)
    .getByRole('button', { name: `${words.resetField} ${fieldOf(subject).label}` })
    .click();
  await expect(await boxOf(page, subject)).toHaveValue(exportedText(subject));
  await expect(await boxOf(page, subject)).toHaveAttribute('aria-invalid', 'false');
});

test('a text that’s over a limit is marked, and used', async ({ page }) => {
  await openStudio(page);
  const long = 'Over the limit '.repeat(20).trim();
  await edit(page, subject, long);
  const { limit } = fieldOf(subject);
  await expect(
    studioPanel(page).getByText(`${long.length} ${words.of} ${limit}, ${words.over}`),
  ).toBeVisible();
  await expect(inboxRow(page)).toContainText(long.slice(0, 20));
});

test('a text that doesn’t fit its picture is named, and the picture can’t be downloaded until it does', async ({
  page,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await openStudio(page, adsPage);
  const [concept] = conceptsOf(first.ad);
  const [dimension] = first.ad.display.dimensions;
  const [slide] = storyPictures(first);
  if (!dimension || !slide) throw new Error('The campaign has no pictures.');
  const creative = creativePicture(first, concept, dimension);
  const link = panelOf(page).getByRole('link', { name: downloadOf(creative) });

  await edit(page, pictureHeadline, 'Too long a headline '.repeat(10));
  const notice = stage(page).getByRole('status').filter({ hasText: words.misfits.heading });
  await expect(notice).toContainText(
    new RegExp(`${creative.name}: ${fieldOf(pictureHeadline).label}, \\d+ `),
  );
  await link.click();
  const answer = `${nameOf(creative.file)} ${words.files.failed} ${creative.name}`;
  await expect(stage(page).getByRole('status').filter({ hasText: answer })).toBeVisible();
  // Another picture doesn't have that text.
  const other = await saveMade(panelOf(page).getByRole('link', { name: downloadOf(slide) }));
  expect(other.name).toBe(nameOf(slide.file));
  expect(downloads).toEqual([other.name]);

  await edit(page, pictureHeadline, 'Short');
  await expect(notice).toHaveCount(0);
  expect((await saveMade(link)).name).toBe(nameOf(creative.file));
});
