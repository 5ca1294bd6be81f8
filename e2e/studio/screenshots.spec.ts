// Not a test: takes the pictures of docs/publish.md, in docs/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { repository } from '@/content/repository';
import { studio as words } from '@/content/words/studio/studio';
import { studioPublish as publish } from '@/content/words/studio/publish';
import { savePicture } from '../save-picture';
import { openStudio, wordsOf } from './studio';

/** Runs a command in a folder, and returns what it prints. */
function run(folder: string, command: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** What the program makes of a file of edits in a copy of the repository, as it does on a host. */
function publishInCopy(file: string, text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  run('.', 'git', 'clone', '--quiet', '.', folder);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, path.dirname(file)));
  writeFileSync(path.join(folder, file), text);
  run(folder, 'npm', 'run', 'publish-edits', '--', '--report', 'report.md');
  const comment = readFileSync(path.join(folder, 'report.md'), 'utf8');
  return { comment, diff: run(folder, 'git', 'diff', '--unified=1', '--', 'content') };
}

const changed = 'Security that follows your team home';

test('publish', async ({ page }) => {
  if (!repository) return;
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.context().route(`${repository.address}/**`, (route) => route.fulfill());
  /** Plain text, where a host has a page of its own. */
  const savePage = async (name: string, title: string, text: string) => {
    await page.setContent('<main style="font: 15px/1.5 sans-serif; padding: 24px; width: 928px">');
    await page.evaluate(
      ([heading, body]) => {
        const style = { font: '14px/1.6 monospace', whiteSpace: 'pre-wrap', color: '#52525b' };
        const [top, content] = ['h1', 'pre'].map((tag) => document.createElement(tag));
        top!.textContent = heading!;
        Object.assign(top!.style, { fontSize: '18px', margin: '0' });
        content!.textContent = body!;
        Object.assign(content!.style, style, { margin: '16px 0 0' });
        document.querySelector('main')!.append(top!, content!);
      },
      [title, text],
    );
    await savePicture(name, await page.locator('main').screenshot());
  };

  const studio = await openStudio(page, '?show=landing');
  await page.getByRole('button', { name: words.column.close }).click();
  const headline = wordsOf(studio.landing, 'audience.landing.hero.headline');
  await studio.edit(headline, changed);
  await savePicture('publish-1', await page.screenshot());
  await studio.text.press('Escape');
  const panel = await studio.openPanel('publish');
  await panel.getByRole('textbox', { name: publish.change.label }).fill('Headline for spring');
  await savePicture('publish-2', await page.screenshot());

  // Its request is enough: some builds of Chromium without windows crash in a tab that a page opened.
  const opening = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith(repository!.address));
  await panel.getByRole('link').click();
  const { searchParams } = new URL((await opening).url());
  const [file, text] = ['filename', 'value'].map((name) => searchParams.get(name) ?? '');
  await page.setViewportSize({ width: 1400, height: 900 });
  await openStudio(page, '?show=landing&zoom=100');
  await page.getByRole('button', { name: words.column.close }).click();
  const frame = studio.board('landing').locator('iframe');
  await expect(headline).toHaveText(changed);
  const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {};
  const clip = { x, y, width: 1280, height: 640 };
  await savePicture('publish-6', await page.screenshot({ clip }));
  const { comment, diff } = publishInCopy(file!, text!);
  await savePage('publish-3', file!, text!);
  await savePage('publish-4', 'The comment on the pull request, in Markdown', comment);
  await savePage('publish-5', 'What the pull request changes', diff);
});
