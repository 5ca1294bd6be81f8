import sharp from 'sharp';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as words } from '@/content/words/studio';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { outputAddress } from '@/lib/campaign/output-address';
import { expect, test } from './fixtures';
import {
  adsPage,
  copyEmail,
  edit,
  exportedText,
  expectSaved,
  openStudio,
  saveMade,
  studioPanel,
  subject,
  textLinks,
} from './studio';
import { downloadOf, exported, first, panelOf, save } from './templates';

const { exportPanel } = emailTemplates;

const newSubject = 'A subject from the browser';

/** Every picture of the campaign; the first one is a creative of the first concept. */
const pictures = adPictures(first);
const [creative] = pictures;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('without edits, what’s taken is the exported file', async ({ page }) => {
  await openStudio(page);
  const address = outputAddress(first, 'email.html');
  expect(await copyEmail(page, exportPanel.copyHtml)).toBe(
    (await exported(page, address)).toString(),
  );
  // An edit that's taken back is none.
  await edit(page, subject, newSubject);
  await expect(studioPanel(page).getByText(words.edited, { exact: true })).toHaveCount(1);
  await edit(page, subject, exportedText(subject));
  await expect(studioPanel(page).getByText(words.edited, { exact: true })).toHaveCount(0);
  await expect(page.getByText(words.status.exported)).toBeVisible();
  expect(await copyEmail(page, exportPanel.copyHtml)).toBe(
    (await exported(page, address)).toString(),
  );

  await openStudio(page, adsPage);
  if (!creative) throw new Error('There is no creative.');
  const links = [
    ...textLinks(page),
    {
      address: creative.file,
      link: panelOf(page).getByRole('link', { name: downloadOf(creative) }),
    },
  ];
  for (const { address: file, link } of links)
    expect([file, (await save(link)).data.equals(await exported(page, file))]).toEqual([
      file,
      true,
    ]);
});

test('what the browser makes is what the build makes', async ({ page }) => {
  test.setTimeout(400_000);
  await openStudio(page, adsPage);
  // Nothing in the ads depends on it.
  await edit(page, subject, newSubject);
  await expectSaved(page);
  for (const { address, link } of textLinks(page)) {
    const { data } = await saveMade(link);
    expect([address, data.toString()]).toEqual([
      address,
      (await exported(page, address)).toString(),
    ]);
  }
  const formats = new Map(pictures.map((picture) => [picture.dimension, picture]));
  for (const picture of formats.values()) {
    const { data } = await saveMade(panelOf(page).getByRole('link', { name: downloadOf(picture) }));
    const original = await exported(page, picture.file);
    const [made, built] = await Promise.all(
      [data, original].map((file) => sharp(file).removeAlpha().raw().toBuffer()),
    );
    expect([picture.name, made?.length]).toEqual([picture.name, built?.length]);
    const sum = made?.reduce(
      (total, byte, index) => total + Math.abs(byte - (built?.[index] ?? 0)),
      0,
    );
    // Of 255: antialiasing differs a little between a browser and the build.
    expect((sum ?? Infinity) / (made?.length ?? 1), picture.name).toBeLessThan(1);
  }
});
