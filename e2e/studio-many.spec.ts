import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { studioMany as words } from '@/content/words/studio-many';
import { studio } from '@/content/words/studio';
import { csv } from '@/lib/campaign/ads/csv';
import { downloadsOf } from '@/lib/campaign/outputs';
import { columnName } from '@/lib/studio/columns';
import { expect, holdBack, test } from './fixtures';
import {
  campaign,
  chooseView,
  code,
  edit,
  fieldOf,
  fields,
  headline,
  newCode,
  openStudio,
  saveMade,
  stage,
  subject,
} from './studio';
import { nameOf } from './templates';
import { unzip } from './unzip';

const column = (path: string) => columnName(fields, fieldOf(path));
const header = [words.nameColumn, ...[subject, code, 'link'].map(column)];

/** Rows with a subject each. */
const rows = Array.from({ length: 20 }, (_, index) => ({
  [words.nameColumn]: `City ${index + 1}`,
  [column(subject)]: `For City ${index + 1}, "now"`,
}));

async function paste(page: Page, table: string) {
  await chooseView(page, 'many');
  await stage(page).getByRole('textbox', { name: words.paste }).fill(table);
}

const zipButton = (page: Page) => stage(page).getByRole('button', { name: words.zip.zip });

test('each row of a table becomes an email, and what’s wrong in a row is named', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await openStudio(page);
  // The edits so far are in every row.
  await edit(page, headline, 'In every row');
  const faulty = [
    { [words.nameColumn]: 'Wrong code', [column(code)]: newCode.toLowerCase() },
    { [words.nameColumn]: 'Wrong link', [column('link')]: 'http://insecure.example/' },
  ];
  await paste(page, csv(header, [...rows, ...faulty]));
  // The header is the first row.
  for (const [row, path] of [
    [rows.length + 2, code],
    [rows.length + 3, 'link'],
  ] as const)
    await expect(
      stage(page)
        .getByRole('listitem')
        .filter({ hasText: `${words.row} ${row}, ${column(path)}: ${words.faults.hasToBe}` }),
    ).toBeVisible();
  await expect(
    stage(page).getByText(
      `${rows.length} ${words.rows} ${words.ready} 2 ${words.rows} ${words.leftOut}`,
    ),
  ).toBeVisible();
  const previews = stage(page).getByRole('heading', { level: 4 });
  await expect(previews).toHaveText(rows.map((row) => row[words.nameColumn] ?? ''));
  await expect(stage(page).getByRole('figure').last()).toContainText('For City 20');

  const { data } = await saveMade(zipButton(page));
  await expect(stage(page).getByText(words.zip.saved)).toBeVisible();
  const found = await unzip(data);
  const own = downloadsOf(campaign).filter(({ path }) => path.startsWith('email'));
  const ids = rows.map((_, index) => `city-${index + 1}`);
  expect([...found.keys()]).toEqual(
    ids.flatMap((id) => own.map(({ path }) => `${id}/${nameOf(path, id)}`)),
  );
  for (const [index, id] of ids.entries()) {
    const html = load(found.get(`${id}/${nameOf('email.html', id)}`)?.toString() ?? '');
    expect(html('title').text()).toBe(rows[index]?.[column(subject)]);
    expect(html('h1').text()).toBe('In every row');
    expect(html.html()).toContain(`utm_content=${id}`);
    expect(html('body').text()).toContain(campaign.offer.code);
  }
});

test('making many files can be canceled, and started again', async ({ page }) => {
  await openStudio(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await paste(page, csv(header, rows));
  await expect(stage(page).getByRole('heading', { level: 4 })).toHaveCount(rows.length);
  // The packer is loaded first.
  const { release, held } = await holdBack(page, '**/_next/**/*.js');
  await zipButton(page).click();
  await expect.poll(held).toBeGreaterThan(0);
  const progress = stage(page).getByRole('progressbar', { name: words.zip.packing });
  await expect(progress).toHaveJSProperty('max', rows.length);
  await stage(page).getByRole('button', { name: words.zip.cancel }).press('Enter');
  release();
  await expect(stage(page).getByText(words.zip.canceled)).toBeVisible();
  await expect(zipButton(page)).toBeFocused();
  expect(saved).toEqual([]);
  await saveMade(zipButton(page));
  expect(saved).toHaveLength(1);
});

test('a table that can’t be read says why', async ({ page }) => {
  await openStudio(page);
  for (const [table, sentence] of [
    ['just a text', words.unreadable.noHeader],
    [`${words.nameColumn}\nAustin`, words.unreadable.oneColumn],
    [`${header.join(',')}\n`, words.unreadable.noRows],
    [`${header.join(',')}\n"Austin,One,,`, words.unreadable.openQuote],
  ] as const) {
    await paste(page, table);
    const box = stage(page).getByRole('textbox', { name: words.paste });
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(stage(page).getByText(sentence)).toBeVisible();
    await expect(zipButton(page)).toHaveCount(0);
  }
});

test('the example is a table that can be used, and so can its file', async ({ page }) => {
  await openStudio(page);
  await chooseView(page, 'many');
  const { name, data } = await saveMade(stage(page).getByRole('button', { name: words.example }));
  expect(name).toBe(words.exampleFile);
  await stage(page)
    .getByLabel(words.file)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: data });
  await expect(stage(page).getByRole('heading', { level: 4 })).toHaveText([...words.exampleNames]);
  // Back in the preview, nothing has changed.
  await chooseView(page, 'preview');
  await expect(page.getByText(studio.status.exported)).toBeVisible();
});
