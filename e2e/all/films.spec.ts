// The whole films, as a build for visitors makes them, decoded frame by frame. The tests' exports
// have short ones.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { filmPath } from '@/lib/export/film/film-path';
import { renderPicture } from '@/lib/export/pictures/render-picture';
import { typeface } from '@/lib/export/pictures/typeface';
import { composeFilm } from '@/lib/campaign/film/compose-film';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmSizes, renditionsOf } from '@/lib/campaign/film/film-sizes';
import { allShots, filmOf, frameRate } from '@/lib/campaign/film/timeline';
import { expect, test } from '../fixtures';

const films = campaigns.flatMap((campaign) =>
  renditionsOf(campaign.audience).map((film) => ({ campaign, film })),
);

/** Serves a film in ranges, as a CDN does, so that Chromium can seek. The emulator doesn't. */
async function serveInRanges(page: Page, address: string, data: Buffer) {
  await page.route(`**${address}`, (request) => {
    const range = /\d+/.exec(request.request().headers().range ?? '');
    const start = Number(range?.[0] ?? 0);
    const headers = {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${data.length - 1}/${data.length}`,
    };
    const body = data.subarray(start);
    return request.fulfill({ status: 206, contentType: 'video/mp4', headers, body });
  });
}

/** What a video shows at a time in seconds: its colors, three bytes a pixel. */
async function decoded(video: Locator, seconds: number): Promise<Buffer> {
  const png = await video.evaluate(async (element: HTMLVideoElement, at) => {
    await new Promise<void>((resolve) => {
      // On a busy machine, a seek ends before its frame shows.
      const check: VideoFrameRequestCallback = (_, { mediaTime }) => {
        if (Math.abs(mediaTime - at) < 0.02) resolve();
        else element.requestVideoFrameCallback(check);
      };
      element.requestVideoFrameCallback(check);
      element.currentTime = at;
    });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [element.videoWidth, element.videoHeight];
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, seconds);
  return sharp(Buffer.from(png, 'base64')).removeAlpha().raw().toBuffer();
}

/**
 * The mean difference of two pictures, out of 255, and the largest one of a block of 4 by 4 pixels:
 * of its brightness, because films have fewer colors.
 */
function difference(one: Buffer, other: Buffer, width: number) {
  let sum = 0;
  const blocks = new Map<number, number>();
  const by = (at: number) => (one[at] ?? 0) - (other[at] ?? 0);
  for (let pixel = 0; pixel < one.length / 3; pixel += 1) {
    const [red, green, blue] = [by(3 * pixel), by(3 * pixel + 1), by(3 * pixel + 2)];
    sum += Math.abs(red) + Math.abs(green) + Math.abs(blue);
    const block = (Math.floor(pixel / width) >> 2) * width + ((pixel % width) >> 2);
    const brightness = Math.abs(0.213 * red + 0.715 * green + 0.072 * blue) / 16;
    if (brightness > 0.1) blocks.set(block, (blocks.get(block) ?? 0) + brightness);
  }
  return {
    mean: sum / one.length,
    largest: Array.from(blocks.values()).reduce((most, block) => Math.max(most, block), 0),
  };
}

test('each film shows the frames as they were composed', async ({ page }) => {
  test.setTimeout(films.length * 60_000);
  for (const { campaign, film } of films) {
    const { name, ratio } = film;
    const { audience } = campaign;
    const address = filmFiles(audience, name, ratio).video;
    const data = readFileSync(filmPath(audience, film));
    expect(data.length).toBeLessThan(10_000_000);
    await serveInRanges(page, address, data);
    await page.goto(`${socialAds.route}/${audience.id}`);
    // The page plays each film in one size, so every size is loaded into its first video.
    const video = page.locator('video').first();
    await video.evaluate(async (element: HTMLVideoElement, src) => {
      Object.assign(element, { preload: 'auto', src });
      await new Promise((resolve) => {
        element.addEventListener('canplaythrough', resolve, { once: true });
        element.load();
      });
    }, address);
    // The first frame, and the last one of each shot.
    const size = filmSizes[ratio];
    const frames = Array.from(composeFilm(campaign, name, typeface, { size }));
    const shots = allShots(filmOf(audience, name));
    for (const frame of [0, ...shots.map(({ end }) => Math.round(end * frameRate) - 1)]) {
      const seconds = frame / frameRate;
      const png = await renderPicture(frames[frame]!);
      const composed = await sharp(png).raw().toBuffer();
      // Inside of the frame, and nearer to it than to the next one, which Chromium may round to.
      const decodedFrame = await decoded(video, seconds + 0.25 / frameRate);
      const { mean, largest } = difference(composed, decodedFrame, size.width);
      // Compression blurs thin lines a little: at most 2.1 and 17 were measured. A torn block differs
      // by up to 255.
      const isSame = mean < 2.5 && largest < 60;
      expect([address, seconds, isSame]).toEqual([address, seconds, true]);
    }
  }
});
