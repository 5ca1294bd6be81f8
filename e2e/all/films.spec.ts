// The whole films, as a build for visitors makes them, decoded frame by frame. The tests' exports
// have short ones.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { filmPath } from '@/lib/build/film/film-path';
import { renderPicture } from '@/lib/build/render-picture';
import { typeface } from '@/lib/build/typeface';
import { composeFilm } from '@/lib/campaign/film/compose-film';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { exportedFilmsOf, type FilmSize, filmSizes } from '@/lib/campaign/film/film-sizes';
import { allShots, cutTo, filmOf, frameRate } from '@/lib/campaign/film/timeline';
import { expect, templateRoute, test } from '../fixtures';

const films = campaigns.flatMap((campaign) =>
  exportedFilmsOf(campaign.audience).map((film) => ({ campaign, film })),
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

/** The mean difference of two pictures, out of 255, and how many values differ by over 100. */
function difference(one: Buffer, other: Buffer) {
  let [sum, wrong] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const by = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    sum += by;
    if (by > 100) wrong += 1;
  }
  return { mean: sum / one.length, wrong };
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
    await page.goto(templateRoute(socialAds.route, audience.id));
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
    const size: FilmSize = filmSizes[ratio];
    const frames = Array.from(composeFilm(campaign, name, typeface, { size }));
    const shots = allShots(cutTo(filmOf(audience, name), size.seconds));
    for (const frame of [0, ...shots.map(({ end }) => Math.round(end * frameRate) - 1)]) {
      const seconds = frame / frameRate;
      const composition = frames[frame];
      if (!composition) throw new Error(`The film has no frame ${frame}.`);
      const png = await renderPicture(composition);
      const composed = await sharp(png).raw().toBuffer();
      // Inside of the frame, and nearer to it than to the next one, which Chromium may round to.
      const shown = await decoded(video, seconds + 0.25 / frameRate);
      const { mean, wrong } = difference(composed, shown);
      // Compression blurs thin lines a little: at most 2.2 was measured, in films of up to 9 MB. A
      // block of 16 by 16 pixels that's missing is 768 values.
      const isSame = mean < 2.5 && wrong < 200;
      expect([address, seconds, isSame]).toEqual([address, seconds, true]);
    }
  }
});
