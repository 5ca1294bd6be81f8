import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { campaigns } from '@/lib/campaigns';
import type { Film } from '@/content/schema';
import { filmNames } from '@/content/schema/film-names';
import { socialAds } from '@/content/words/social-ads';
import { renderPicture } from '@/lib/build/render-picture';
import { typeface } from '@/lib/build/typeface';
import { composeFrame } from '@/lib/campaign/film/compose-frame';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { allShots, frameRate } from '@/lib/campaign/film/timeline';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { expect, templateRoute, test } from './fixtures';
import { exported, first, panelOf, save } from './templates';

const { film: words, route } = socialAds;

const films = campaigns.flatMap((campaign) =>
  filmNames.map((name) => ({
    campaign,
    name,
    film: campaign.audience.films[name],
    files: filmFiles(campaign.audience, name),
  })),
);

test('each film is a silent MP4 in H.264 that plays while it loads', async ({ page }) => {
  for (const { film, files } of films) {
    const data = await exported(page, files.video);
    expect(data.length).toBeLessThan(4_000_000);
    expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
    const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
    const tracks = await input.getTracks();
    expect(tracks.map(({ type, codec }) => [type, codec])).toEqual([['video', 'avc']]);
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('There is no video.');
    expect([track.displayWidth, track.displayHeight]).toEqual(Object.values(storySize));
    expect(await track.computeDuration()).toBeCloseTo(film.endCard.end);
    const { packetCount, averagePacketRate } = await track.computePacketStats();
    expect(packetCount).toBe(film.endCard.end * frameRate);
    expect(averagePacketRate).toBeCloseTo(frameRate);
    const keys = [];
    for await (const packet of new EncodedPacketSink(track).packets())
      if (packet.type === 'key') keys.push(packet.timestamp);
    expect(keys[0]).toBe(0);
  }
});

test('each film’s files have the right type, and its posters are light', async ({ request }) => {
  for (const { files } of films)
    for (const [address, type, most] of [
      [files.video, 'video/mp4', 4_000_000],
      [files.captions, 'text/vtt', 2000],
      [files.poster, 'image/webp', 60_000],
      [files.cover, 'image/png', 600_000],
    ] as const) {
      const response = await request.get(address);
      expect(response.headers()['content-type']).toContain(type);
      expect((await response.body()).length).toBeLessThan(most);
    }
});

/** Serves a film in ranges, as a CDN does. Firebase's emulator doesn't, and without them, Chromium can't seek. */
async function serveInRanges(page: Page, address: string) {
  const data = await exported(page, address);
  await page.route(`**${address}`, (request) => {
    const [, from = 0, to = ''] =
      /bytes=(\d+)-(\d*)/.exec(request.request().headers().range ?? '') ?? [];
    const [start, end] = [Number(from), Number(to || data.length - 1)];
    return request.fulfill({
      status: 206,
      contentType: 'video/mp4',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${end}/${data.length}`,
      },
      body: data.subarray(start, end + 1),
    });
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

/** How much two pictures differ: on average, out of 255, and how many of their values differ by more than 100. */
function difference(one: Buffer, other: Buffer) {
  let [sum, wrong] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const by = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    sum += by;
    if (by > 100) wrong += 1;
  }
  return { mean: sum / one.length, wrong };
}

/** The first frame of a film and the last one of each of its shots, in seconds. */
const moments = (film: Film) => [0, ...allShots(film).map(({ end }) => end - 1 / frameRate)];

test('each film shows the frames as they were composed', async ({ page }) => {
  test.setTimeout(films.length * 60_000);
  for (const { campaign, name, film, files } of films) {
    await serveInRanges(page, files.video);
    await page.goto(templateRoute(route, campaign.audience.id));
    const video = page.locator(`video[src="${files.video}"]`);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.preload = 'auto';
      await new Promise((resolve) => {
        element.addEventListener('canplaythrough', resolve, { once: true });
        element.load();
      });
    });
    for (const seconds of moments(film)) {
      const png = await renderPicture(composeFrame(campaign, name, seconds * 1000, typeface));
      const composed = await sharp(png).raw().toBuffer();
      // In the middle of the frame, so that rounding can't lead to its neighbor.
      const shown = await decoded(video, seconds + 0.5 / frameRate);
      const { mean, wrong } = difference(composed, shown);
      // Compression blurs edges a little. A block of 16 by 16 pixels that's missing is 768 values.
      expect([files.video, seconds, mean < 1, wrong < 200]).toEqual([
        files.video,
        seconds,
        true,
        true,
      ]);
    }
  }
});

test.describe('on the social ads page', () => {
  test('films wait for somebody to play them, and have captions', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(route, { waitUntil: 'networkidle' });
    for (const name of filmNames) {
      const { video: file, captions } = filmFiles(first, name);
      const video = panelOf(page).locator(`video[src="${file}"]`);
      await expect(video).toHaveAccessibleName(`${words.names[name]}, ${first.name}`);
      expect(fetched).not.toContain(file);
      expect(fetched).not.toContain(captions);
      await video.press('Space');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.2);
      const cues = () =>
        video.evaluate((element: HTMLVideoElement) => {
          const [track] = element.textTracks;
          if (track?.mode === 'disabled') track.mode = 'hidden';
          return [...(track?.cues ?? [])].map((cue) => [cue.startTime, cue.endTime]);
        });
      const shots = allShots(first.films[name]).map(({ start, end }) => [start, end]);
      await expect.poll(cues).toEqual(shots);
    }
  });

  test('each file of a film downloads as exported', async ({ page }) => {
    await page.goto(route);
    for (const name of filmNames) {
      const files = filmFiles(first, name);
      for (const kind of ['video', 'captions', 'cover'] as const) {
        const label = `${words[kind]} ${words.names[name]}`;
        const { data } = await save(panelOf(page).getByRole('link', { name: label, exact: true }));
        expect(data.equals(await exported(page, files[kind]))).toBe(true);
      }
    }
  });
});
