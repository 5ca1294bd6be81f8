import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { campaigns } from '@/lib/campaigns';
import { renderPicture } from '@/lib/build/render-picture';
import { typeface } from '@/lib/build/typeface';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import { socialCardFile } from '@/lib/campaign/picture/social-card';
import { pictureSvg, textElement } from '@/lib/campaign/picture/svg';
import { textWidth } from '@/lib/campaign/picture/typeface';
import { exportedEmail } from './emails';
import { expect, test } from './fixtures';
import { exported } from './templates';

const emailCore = `
export { renderEmail } from '@/lib/campaign/email/render-email';
export { emailFiles } from '@/lib/campaign/email/email-files';`;
const pictureCore = `
export { composePicture } from '@/lib/campaign/picture/compose-picture';
export { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';`;

/** What the bundle below puts into the page. */
interface Core {
  renderEmail: typeof import('@/lib/campaign/email/render-email').renderEmail;
  emailFiles: typeof import('@/lib/campaign/email/email-files').emailFiles;
  composePicture: typeof composePicture;
  composeSocialCard: typeof composeSocialCard;
}

declare global {
  interface Window {
    core: Core;
  }
}

/** Opens a page of the site with the core in it, bundled for a browser. Fails if the core needs Node. */
async function openWithCore(page: Page) {
  const { outputFiles } = await build({
    stdin: { contents: emailCore + pictureCore, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'core',
    jsx: 'automatic',
    alias: { '@': process.cwd() },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.route('/core.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text }),
  );
  await page.goto('/');
  await page.addScriptTag({ url: '/core.js' });
}

test('in a browser, a campaign becomes the exported email, byte for byte', async ({ page }) => {
  await openWithCore(page);
  for (const campaign of campaigns) {
    const files = await page.evaluate(async (each) => {
      const { renderEmail, emailFiles } = window.core;
      return emailFiles(each, await renderEmail(each));
    }, campaign);
    for (const [format, made] of Object.entries(files))
      expect(made).toBe(await exportedEmail(page, `${campaign.audience.id}.${format}`));
  }
});

test('in a browser, a campaign becomes the exported pictures', async ({ page }) => {
  await openWithCore(page);
  for (const campaign of campaigns) {
    const pictures = adPictures(campaign.audience);
    const composed = await page.evaluate(
      ([each, all, metrics]) => [
        ...all.map((picture) => window.core.composePicture(each, picture, metrics)),
        window.core.composeSocialCard(each, metrics),
      ],
      [campaign, pictures, typeface] as const,
    );
    expect(composed).toEqual([
      ...pictures.map((picture) => composePicture(campaign, picture, typeface)),
      composeSocialCard(campaign, typeface),
    ]);
    const files = [...pictures.map(({ file }) => file), socialCardFile(campaign.audience)];
    for (const [index, composition] of composed.entries()) {
      const file = files[index] ?? '';
      const same = (await renderPicture(composition)).equals(await exported(page, file));
      expect([file, same]).toEqual([file, true]);
    }
  }
});

test('in a browser, a picture’s lines are as wide as the core measures them', async ({ page }) => {
  await page.goto('/');
  const composition = composeSocialCard(campaigns[0], typeface);
  const widths = await page.evaluate(
    async ([svg, font]) => {
      // Under a name of its own, because the page does without its typeface if that's late.
      const address = document.documentElement.dataset.typeface ?? '';
      const face = new FontFace(font, `url(${address})`, { weight: '100 900' });
      document.fonts.add(await face.load());
      document.body.insertAdjacentHTML('beforeend', svg);
      const lines = document.querySelectorAll<SVGTextElement>('body > svg:last-child text');
      return [...lines].map((line) => line.getComputedTextLength());
    },
    [pictureSvg(composition, textElement('Measured')), 'Measured'] as const,
  );
  const expected = composition.texts.flatMap(({ lines, weight, size }) =>
    lines.map((line) => textWidth(line, weight, typeface) * size),
  );
  expect(widths).toHaveLength(expected.length);
  // In some browsers, letters are a hundredth of a pixel wider or narrower.
  for (const [index, width] of widths.entries())
    expect(Math.abs(width / (expected[index] ?? 0) - 1)).toBeLessThan(0.002);
});
