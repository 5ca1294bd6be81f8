// What only a browser can do wrong in the studio: its storage, its tabs, its encoder, files that
// don't arrive, and whatever somebody puts into a link or a box.
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import sharp from 'sharp';
import { emailServices } from '@/content/market/email-services';
import { audiences } from '@/lib/campaigns';
import { studio as words } from '@/content/words/studio/studio';
import { studioDownload as download } from '@/content/words/studio/download';
import { studioFilm } from '@/content/words/studio/film';
import { studioPictures } from '@/content/words/studio/pictures';
import { studioShare } from '@/content/words/studio/share';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import {
  exportedRatios,
  type FilmRatio,
  filmSizes,
  filmNamesOf,
} from '@/lib/campaign/film/film-sizes';
import { filmOf, frameRate } from '@/lib/campaign/film/timeline';
import { colorSpace } from '@/lib/campaign/film/yuv';
import { longestText } from '@/lib/campaign/document/resolve';
import { unzip } from '@/lib/fixtures/unzip';
import { toFragment } from '@/lib/campaign/edits/link';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { expect, expectAccessible, test } from '../../fixtures';
import {
  campaign,
  expectStudioFits,
  fields,
  newCode,
  fieldOf,
  openStudio,
  paths,
  studioOn,
  studioRoute,
  wordsOf,
} from '../studio';
import { exported, files, first, firstCampaign, nameOf, save } from '../../templates';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('letters that are composed beside a token stay as they are', async ({ page }) => {
  const studio = await openStudio(page);
  const subject = wordsOf(studio.inbox, paths.subject);
  await studio.edit(subject, '{offer.code}');
  const session = await page.context().newCDPSession(page);
  for (const text of ['n', 'に', '日本']) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await session.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  }
  await session.send('Input.insertText', { text: '日本' });
  await expect(subject).toHaveText(`${campaign.offer.code}日本`);
  await expect(studio.box.getByRole('img')).toHaveText(campaign.offer.code);
  await studio.text.press('Backspace');
  await studio.text.press('Home');
  await studio.text.press('Delete');
  await expect(subject).toHaveText('日');
});

const svg = (inside: string, size = 'viewBox="0 0 99 99"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} onload="alert(1)">${inside}</svg>`;

const { faults } = studioPictures;

/** Parts that use, clip or mask the next one ten times each. */
const nested = (part: (inner: string, index: number) => string) =>
  Array.from({ length: 12 }, (_, index) => part(`#p${index + 1}`, index)).join('');

/** Logos that can't be shown. */
const unusableLogos = [
  { why: 'it’s empty', content: svg(''), fault: faults.emptyLogo },
  {
    why: 'it’s too wide',
    content: svg('<path d="M0 0h9v1H0z"/>', 'viewBox="0 0 9 1"'),
    fault: faults.wideLogo,
  },
  {
    why: 'it’s too high',
    content: svg('<path d="M0 0h1v9H0z"/>', 'viewBox="0 0 1 9"'),
    fault: faults.tallLogo,
  },
  { why: 'it isn’t an SVG', content: 'Not an SVG', fault: faults.unknown },
  { why: 'it’s cut off', content: svg('<g>'), fault: faults.damaged },
  {
    why: 'it shows an image of another site',
    content: svg('<image href="https://other.example/a.png" width="99" height="99"/>'),
    fault: faults.linkedLogo,
  },
  {
    why: 'it has HTML',
    content: svg('<foreignObject width="9" height="9"/>'),
    fault: faults.pageInLogo,
  },
  {
    why: 'it uses shapes a billion times',
    content: svg(
      `${nested((next, at) => `<g id="p${at}">${`<use href="${next}"/>`.repeat(10)}</g>`)}<path id="p12" d="M0 0h9v9z"/>`,
    ),
    fault: faults.detailedLogo,
  },
  {
    why: 'it clips shapes a billion times',
    content: svg(
      `${nested((next, at) => `<clipPath id="p${at}">${`<path clip-path="url(${next})" d="M0 0h9v9z"/>`.repeat(10)}</clipPath>`)}<path clip-path="url(#p0)" d="M0 0h9v9z"/>`,
    ),
    fault: faults.detailedLogo,
  },
  {
    why: 'its style sheet does',
    content: svg(
      `<style>${nested((next, at) => `.c${at}{clip-path:url(${next})}`)}</style>${nested((_, at) => `<clipPath id="p${at}">${`<path class="c${at}" d="M0 0h9v9z"/>`.repeat(10)}</clipPath>`)}<path class="c0" d="M0 0h9v9z"/>`,
    ),
    fault: faults.detailedLogo,
  },
];

test('the Tab key goes from text to text in the column, and Escape to the last one’s row', async ({
  page,
}) => {
  const { box, inColumn } = await openStudio(page);
  const labels = ['brand.palette.dark.accent', 'brand.logo'].map((path) => fieldOf(path).label);
  const [row, logoRow] = labels.map((label) => inColumn(label).first());
  await row!.click();
  await page.keyboard.press('Tab');
  await expect(logoRow!).toHaveAttribute('aria-current', 'true');
  // What's typed next is meant for the box.
  await expect(box.locator('input:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(logoRow!).toBeFocused();
});

test('a logo that can’t be shown is refused for its own reason', async ({ page }) => {
  const studio = await openStudio(page);
  await wordsOf(studio.feedAd, 'brand.logo').click();
  const before = await studio.draft();
  for (const { why, content, fault } of unusableLogos) {
    const file = { name: 'a.svg', mimeType: '', buffer: Buffer.from(content) };
    await studio.box.locator('input[type=file]').first().setInputFiles(file);
    await expect(studio.box, why).toContainText(fault);
  }
  expect(await studio.draft()).toBe(before);
});

/** Blue, and white in the middle. */
const usableLogos = [
  {
    what: 'a round badge with a white letter',
    content: svg(
      '<circle cx="50" cy="50" r="49" fill="#06c"/><path d="M40 40h20v20H40z" fill="#fff"/>',
    ),
  },
  {
    what: 'a gradient',
    content: svg(
      '<linearGradient id="g"><stop offset=".7" stop-color="#fff"/><stop offset="1" stop-color="#06c"/></linearGradient><path d="M0 0h99v99H0z" fill="#06c"/><path d="M40 40h20v20H40z" fill="url(#g)"/>',
    ),
  },
  {
    what: 'a drawing in a corner of its page',
    content: svg('<path d="M0 0h30v30H0z" fill="#06c"/><path d="M12 12h6v6h-6z" fill="#fff"/>'),
  },
  {
    what: 'shapes that it uses, from a style sheet',
    content: svg(
      '<style>.a{fill:#06c}</style><defs><path id="p" class="a" d="M0 0h99v99H0z"/></defs><use href="#p"/><path d="M40 40h20v20H40z" fill="#fff"/>',
    ),
  },
  {
    what: 'a gradient whose stops are another’s',
    content: svg(
      '<linearGradient id="s"><stop stop-color="#06c"/></linearGradient><linearGradient id="g" href="#s"/><path d="M0 0h99v99H0z" fill="url(#g)"/><path d="M41 41h18v18H41z" fill="#fff"/>',
    ),
  },
  {
    what: 'a mask, and a clip in a style sheet',
    content: svg(
      '<style>.a{clip-path:url(#c)}</style><mask id="m"><path d="M0 0h99v99H0z" fill="#fff"/></mask><clipPath id="c"><path d="M39 39h22v22H39z"/></clipPath><path d="M0 0h99v99H0z" fill="#06c" mask="url(#m)"/><path class="a" d="M0 0h99v99H0z" fill="#fff"/>',
    ),
  },
  {
    what: 'Illustrator’s switch, and namespaces as entities',
    content: `\n<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>${svg(
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/"/><g><path d="M0 0h99v99H0z" fill="#06c"/><path d="M38 38h24v24H38z" fill="#fff"/></g></switch>',
    ).replace('http://www.w3.org/2000/svg', '&ns;')}`,
  },
  {
    what: 'a picture inside, and a size in millimeters',
    content: svg(
      `<path d="M0 0h75v75H0z" fill="#06c"/><image x="30" y="30" width="15" height="15" href="data:image/svg+xml;base64,${Buffer.from(svg('<path d="M0 0h99v99H0z" fill="#fff"/>', 'width="9" height="9"')).toString('base64')}"/>`,
      'width="20mm" height="20mm"',
    ),
  },
  {
    what: 'a size of less than a pixel',
    content: svg(
      '<path d="M0 0h99v99H0z" fill="#06c"/><path d="M40 40h20v20H40z" fill="#fff"/>',
      'viewBox="0 0 99 99" width="0.001mm" height="0.001mm"',
    ),
  },
  {
    what: 'no size at all, and a prefix',
    content: svg(
      '<path d="M0 0h99v99H0z" fill="#06c"/><path d="M40 40h20v20H40z" fill="#fff"/>',
      'width="100%"',
    )
      .replaceAll(/<(\/?)(?=svg|path)/g, '<$1s:')
      .replace('xmlns=', 'xmlns:s='),
  },
];

test('a logo is shown as its file has it, on light and on dark', async ({ page }) => {
  const studio = await openStudio(page);
  await wordsOf(studio.feedAd, 'brand.logo').click();
  for (const { what, content } of usableLogos) {
    const before = await studio.draft();
    const file = { name: 'a.svg', mimeType: '', buffer: Buffer.from(content) };
    await studio.box.locator('input[type=file]').first().setInputFiles(file);
    await expect.poll(() => studio.draft()).not.toBe(before);
    for (const name of Object.values(studioPictures.logoOn)) {
      const preview = studio.box.getByRole('img', { name });
      // Drawn anew once typing has settled, perhaps in the middle of a screenshot.
      await expect
        .poll(() => preview.screenshot().then(colorsIn, () => []), { message: `${what}, ${name}` })
        .toEqual(['#0066cc', '#ffffff']);
    }
  }
  await expect(studio.box).toContainText(studioPictures.plainWall);
  expect(await studio.draft()).not.toContain('alert');
});

/** The colors to the left of a picture's middle, and in it. */
async function colorsIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  return [0.3 * info.height, 0].map((left) => {
    const at = (middle + Math.floor(info.width / 2 - left)) * 3;
    return `#${data.toString('hex', at, at + 3)}`;
  });
}

test('an email service’s ZIP has the edited email, and a picture’s new image', async ({ page }) => {
  const service = emailServices.find(({ id }) => id === 'mailchimp') ?? emailServices[0];
  const picture = adPictures(firstCampaign)[0]!;
  const studio = await openStudio(page, `?service=${service.id}`);
  await studio.edit(wordsOf(studio.feedAd, paths.picture), 'Short and new');
  const blue = { r: 20, g: 40, b: 220 };
  const create = { width: 900, height: 1200, channels: 3, background: blue } as const;
  const bytes = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const drawing = wordsOf(studio.feedAd, 'audience.ad.ads.primary.visual');
  const add = async (buffer: Buffer) => {
    await drawing.click({ position: { x: 5, y: 5 } });
    const image = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
    await studio.box.locator('input[type=file]').setInputFiles(image);
  };
  await add(bytes.subarray(0, 90));
  await expect(studio.box).toContainText(studioPictures.faults.unknown);
  await add(bytes);
  await expect(studio.box.getByRole('slider')).toBeVisible();
  await expect(studio.box.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(studio.text).toHaveAccessibleDescription(studioPictures.altNote);
  await expectAccessible(page);
  await studio.text.fill('A blue wall');
  await studio.edit(wordsOf(studio.email, paths.headline), 'A new headline');
  await expect.poll(() => studio.draft()).toContain('A new headline');
  await page.reload();
  await expect(studio.feedAd.locator('image')).toHaveAttribute('href', /^blob:/);
  await studio.openPanel('download');
  const packed = await unzip((await save(button(page, download.zip.zip))).data);
  const email = packed.get(`email/${nameOf(`email-${service.id}.html`)}`)?.toString() ?? '';
  expect(load(email)('h1').text()).toBe('A new headline');
  // The edits have the image with them.
  const edits = JSON.parse(packed.get('edits.json')?.toString() ?? '');
  expect(Object.values(edits.images)).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
  const png = packed.get(`pictures/${nameOf(picture.file)}`);
  const { width, height } = await sharp(png).metadata();
  expect([width, height]).toEqual([picture.width, picture.height]);
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  let bluePixels = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (Math.abs(r - blue.r) + Math.abs(g - blue.g) + Math.abs(b - blue.b) < 30) bluePixels += 1;
  }
  expect(bluePixels).toBeGreaterThan((width * height) / 10);
});

for (const { id } of audiences)
  test(`${words.route}/${id} fits, and is accessible, with a text and each panel open`, ({
    page,
  }) => expectStudioFits(page, `${words.route}/${id}`));

test('if its scripts and data don’t arrive, the studio says so', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  const html = await (await page.request.get(studioRoute)).text();
  const isLate = ({ pathname }: URL) =>
    /\.js(on)?$/.test(pathname) && !html.includes(`src="${pathname}"`);
  await page.route(isLate, (request) => request.abort('failed'));
  await page.goto(studioRoute);
  await expect(page.getByText(words.failed)).toBeVisible();
  // It has the studio's styles before the wall is there.
  const { width = 0 } = (await button(page, words.retry).boundingBox()) ?? {};
  expect(width).toBeLessThan((page.viewportSize()?.width ?? 0) / 2);
  await page.unroute(isLate);
  await button(page, words.retry).click();
  await expect(studioOn(page).feedAd).toBeVisible();
});

const films = filmNamesOf(first);

/** A film with each of its frames, and the sound of the exported one. */
async function expectFilm(data: Buffer, ratio: FilmRatio, seconds: number) {
  expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video) throw new Error('The film has no picture.');
  const keyFrames: number[] = [];
  let frames = 0;
  for await (const { type, timestamp } of new EncodedPacketSink(video).packets()) {
    if (type === 'key') keyFrames.push(timestamp);
    frames += 1;
  }
  expect([video.codec, frames]).toEqual(['avc', seconds * frameRate]);
  const gaps = [...keyFrames.slice(1), seconds].map((time, index) => time - keyFrames[index]!);
  expect(Math.max(...gaps)).toBeLessThan(2 + 1 / frameRate);
  expect(await video.getColorSpace()).toEqual(colorSpace);
  const { width, height } = filmSizes[ratio];
  expect([video.displayWidth, video.displayHeight]).toEqual([width, height]);
  expect(sound?.codec).toBe('aac');
  expect(await sound?.computeDuration()).toBeCloseTo(seconds, 0);
}

for (const name of films.slice(-1))
  test('a film shows new words at once, and is made in the browser', async ({ page }) => {
    test.setTimeout(400_000);
    const studio = await openStudio(page, '?show=films,landing');
    const film = studio.board('films', films.length - 1);
    const { end } = filmOf(first, name).endCard;
    const endCard = film.getByRole('button', { name: studioFilm.endCard });
    await endCard.click();
    await expect(endCard).toHaveAttribute('aria-current', 'true');
    const drawn = wordsOf(film, paths.code);
    const was = await drawn.innerHTML();
    await studio.edit(wordsOf(studio.landing, paths.code), newCode);
    await expect.poll(() => drawn.innerHTML()).not.toBe(was);

    await studio.openPanel('download');
    // Debian's Chromium has an encoder for films. A browser without one says so.
    if (await page.getByText(download.films.unable).isVisible()) return;
    page.setDefaultTimeout(240_000);
    const [ratio] = exportedRatios[name];
    const saving = film.getByRole('button', { name: studioFilm.save });
    await expectFilm((await save(saving)).data, ratio, end);
    // A size that isn't exported.
    await film.getByRole('combobox', { name: studioFilm.size }).selectOption('1x1');
    await expectFilm((await save(saving)).data, '1x1', end);
  });

test('what the browser makes is what the build makes', async ({ page }) => {
  const studio = await openStudio(page);
  await studio.openPanel('download');
  const formats = new Map(
    adPictures(firstCampaign).map((picture) => [picture.dimension, picture.file]),
  );
  const pictures = new Set(formats.values());
  const { name, data: zip } = await save(button(page, download.zip.zip));
  expect(name).toBe(nameOf('campaign.zip'));
  const packed = await unzip(zip);
  expect([...packed.keys()].toSorted()).toEqual(files.map(({ place }) => place).toSorted());
  for (const { path, place, address } of files) {
    const isOther = path.endsWith('.png') && !pictures.has(address);
    const data = packed.get(place);
    if (!data || isOther || /\.(?:mp4|pdf)$/.test(path)) continue;
    const built = await exported(page, address);
    if (!path.endsWith('.png')) {
      // A draft has the time and an id.
      const [made, was] = [data, built].map((file) =>
        file.toString().replaceAll(/^(?:Date|Message-ID): .*\r\n/gm, ''),
      );
      expect([place, made]).toEqual([place, was]);
      continue;
    }
    const [made, was] = await Promise.all(
      [data, built].map((png) => {
        const picture = sharp(png).removeAlpha();
        // A strip is mostly edges, which a browser smooths otherwise.
        return (/x(?:50|90|100)\.png$/.test(path) ? picture.blur() : picture).raw().toBuffer();
      }),
    );
    const sum = made?.reduce((total, byte, at) => total + Math.abs(byte - (was?.[at] ?? 0)), 0);
    // Of 255: antialiasing differs a little between a browser and the build.
    expect((sum ?? Infinity) / (was?.length ?? 1), place).toBeLessThan(1);
  }
});

test('a link with anything in it is shown as text, and is asked about first', async ({ page }) => {
  const markup = `</title></style><img src=x onerror=alert(1)>"'&{offer.code}\\u202e`;
  const texts = fields.filter(({ kind }) => kind === 'text');
  const hostile = Object.fromEntries([
    ...texts.map(({ path }, index) => [
      path,
      index < 20 ? markup.padEnd(longestText, 'W') : markup,
    ]),
    ...fields.filter(({ kind }) => kind === 'part').map(({ path }) => [path, '9 9 -1']),
    ['__proto__.polluted', 'yes'],
    ['constructor.prototype.polluted', 'yes'],
  ]);
  const saved = saveEdits(campaign, { variants: [hostile], shown: 0 });
  const studio = await openStudio(page);
  await studio.edit(wordsOf(studio.inbox, paths.subject), 'My own');
  await expect.poll(() => studio.draft()).toContain('My own');
  const draft = await studio.draft();
  // Pasted into the open tab.
  await page.goto(studioRoute + (await toFragment(saved)));
  await expect(page.getByText(studioShare.review.link)).toBeVisible();
  await expect(wordsOf(studio.inbox, paths.subject)).toContainText('<img src=x');
  await expect(wordsOf(studio.email, paths.headline)).toContainText('<img src=x');
  await expect(wordsOf(studio.landing, 'audience.landing.hero.headline')).toContainText('<img');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(await studio.draft()).toBe(draft);
  await button(page, studioShare.review.take).click();
  await button(page, studioShare.replace.cancel).click();
  await button(page, studioShare.review.closeReview).click();
  await expect(wordsOf(studio.inbox, paths.subject)).toHaveText('My own');
  await expect(page).toHaveURL(studioRoute);
});

test('words that don’t fit are named at the text and the picture’s artboard', async ({ page }) => {
  const studio = await openStudio(page);
  await studio.edit(wordsOf(studio.feedAd, paths.picture), 'Too long for any picture. '.repeat(20));
  await expect(studio.box.getByRole('alert').first()).toContainText('too tall for');
  await expect(studio.feedAd.getByRole('button', { name: /too tall for/ }).first()).toBeVisible();
});
