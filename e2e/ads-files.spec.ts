import { audiences, campaignOf } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { adJson } from '@/lib/campaign/ads/json';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { outputName } from '@/lib/campaign/output-address';
import { downloadsOf } from '@/lib/campaign/outputs';
import { fileListAddress } from '@/lib/file-list';
import { expect, test } from './fixtures';
import { adFiles, downloadOf, exported, first, nameOf, panelOf, save } from './templates';

const { labels, exportPanel, route } = socialAds;

test('each picture and each text file downloads exactly as exported', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const [picture] = adPictures(first);
  if (!picture) throw new Error('There is no picture.');
  const { json, meta, linkedin, document, readme } = adFiles(first);
  await panel.getByText(exportPanel.sheets).click();
  await expect(panel.getByText(exportPanel.metaNote)).toHaveCount(meta ? 1 : 0);
  await expect(panel.getByText(exportPanel.linkedinNote)).toHaveCount(linkedin ? 1 : 0);
  for (const [label, address] of [
    [downloadOf(picture), picture.file],
    [exportPanel.json, json],
    [exportPanel.meta, meta],
    [exportPanel.linkedin, linkedin],
    [exportPanel.document, document],
    [exportPanel.readme, readme],
  ] as const) {
    const link = panel.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveCount(address ? 1 : 0);
    if (!address) continue;
    const { name, data } = await save(link);
    expect(name).toBe(nameOf(address));
    expect(data.equals(await exported(page, address))).toBe(true);
  }
  expect(JSON.parse((await exported(page, json)).toString())).toEqual(
    adJson(
      campaignOf(first),
      downloadsOf(campaignOf(first)).map(({ name }) => name),
    ),
  );
  for (const each of adPictures(first))
    await expect(panel.getByRole('link', { name: downloadOf(each), exact: true })).toHaveAttribute(
      'href',
      each.file,
    );
});

test('each file is served with the right content type', async ({ request }) => {
  const [picture] = adPictures(first);
  const { json, meta, document, readme } = adFiles(first);
  for (const [address, type] of [
    [picture?.file, 'image/png'],
    [picture?.preview, 'image/webp'],
    [json, 'application/json'],
    [meta, 'text/csv'],
    [document, 'application/pdf'],
    [fileListAddress, 'application/json'],
    [readme, 'text/plain'],
  ] as const) {
    if (!address) continue;
    const { headers } = await request.get(address).then((response) => ({
      headers: response.headers(),
    }));
    expect(headers['content-type']).toContain(type);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and every file can be downloaded', async ({ page }) => {
    for (const audience of audiences) {
      await page.goto(`${route}/${audience.id}`);
      const panel = panelOf(page, audience.name);
      for (const picture of adPictures(audience)) {
        const { file } = picture;
        const link = panel.getByRole('link', { name: downloadOf(picture), exact: true });
        await expect(link).toHaveAttribute('href', file);
        await expect(link).toHaveAttribute('download', outputName(campaignOf(audience), file));
      }
      for (const address of Object.values(adFiles(audience)).filter((each) => each !== undefined))
        await expect(panel.locator(`a[href="${address}"]`)).toBeVisible();
      const slides = panel.getByRole('region', { name: labels.story }).getByRole('listitem');
      await expect(slides).toHaveCount(audience.ad.story.slides.length);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // The slides are side by side and scroll sideways.
        await slides.first().scrollIntoViewIfNeeded();
        await slides.last().scrollIntoViewIfNeeded();
        await expect(slides.last()).toBeInViewport();
        await expect(slides.last().getByRole('img')).toBeVisible();
      }
      await expect(panel.getByRole('button')).toHaveCount(0);
    }
    await page.goto(route);
    const [picture] = adPictures(first);
    if (!picture) throw new Error('There is no picture.');
    const { data } = await save(
      panelOf(page).getByRole('link', { name: downloadOf(picture), exact: true }),
    );
    expect(data.equals(await exported(page, picture.file))).toBe(true);
  });
});
