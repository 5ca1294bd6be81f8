import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { readmeWords as words } from '@/content/words/readme';
import type { Campaign } from '@/content/schema';
import { campaigns } from '@/lib/campaigns';
import { emailPicture } from '../document/email-picture';
import type { Renderer } from './output';
import { type OutputOptions, packageOf } from './outputs';
import { cardDimensions, sizeLabel } from '../picture/ad-pictures';
import { adPlatforms } from '../sheets/platforms';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const [first] = campaigns;

async function made(
  path: string,
  { variants = [first], ...options }: OutputOptions & { variants?: Campaign[] } = {},
  edited?: Renderer['edited'],
) {
  const output = packageOf(variants, options).find((file) => file.path === path);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page needs nothing else
  const html = String(await output?.make({ words, edited } as Renderer));
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  return html;
}

test.each(campaigns)('$audience.id: the README names each file where it is', async (campaign) => {
  const $ = load(await made('README.html', { variants: [campaign] }));
  const text = $('main').text();
  // The email's files and the films' covers are only in their folders.
  const named = packageOf([campaign])
    .map(({ place }) => place)
    .filter((place) => /^(?:pictures|sheets)\/|\.mp4$/.test(place) && !/story|links/.test(place));
  expect(named.filter((place) => !text.includes(place))).toEqual([]);
  const headings = Array.from($('h2'), (heading) => $(heading).text());
  expect(headings).toEqual(expect.arrayContaining(adPlatforms(campaign).map(({ name }) => name)));
  // Two sizes of cards are two carousels.
  const labels = adPlatforms(campaign).flatMap(({ cards }) =>
    cards ? cardDimensions.map((dimension) => `${cards}, ${sizeLabel(dimension)}`) : [],
  );
  const cards = $('dt').filter((_, label) => labels.includes($(label).text().trim()));
  const counts = cards.map((_, label) => $(label).next().text().trim().split('\n').length);
  expect(counts.get()).toEqual(labels.map(() => campaign.audience.ad.story.slides.length));
  for (const folder of Object.keys(words.folder)) expect(text).toContain(`${folder}/`);
  // What only the advertiser can declare, and where a sheet's columns come from.
  for (const { declarations = [], columns } of adPlatforms(campaign)) {
    for (const { says, source } of declarations) expect(text).toContain(`${says}\n${source}`);
    for (const source of columns?.sources ?? []) expect(text).toContain(source);
  }
  expect(headings).not.toContain(words.missing);
});

test('a size that no platform asks for is named, too', async () => {
  const launch = { ...first.audience.launch, platforms: ['x'] };
  const onX = { ...first, audience: { ...first.audience, launch } };
  const html = await made('README.html', { variants: [onX] });
  expect(first.audience.ad.display.dimensions).toContain('1080x1920');
  expect(html).toContain('fear-1080x1920.png');
});

test('the README names the location of each row', async () => {
  const cities = ['Reno, Nevada', 'Austin, Texas'];
  const variants = cities.map((location, index) => ({
    ...first,
    variant: `row-${index}`,
    location,
  }));
  const html = await made('README.html', { variants });
  for (const city of cities) expect(html).toContain(city);
});

test('the README says what’s missing, and why', async () => {
  const email = await made('README.html', { folder: 'email' });
  expect(load(email)('h2').text()).not.toContain('LinkedIn');
  expect(email).not.toContain('pictures/');
  expect(await made('README.html', { folder: 'email', hasFilms: false })).toBe(email);
  const films = await made('README.html', { hasFilms: false });
  expect(films).toContain(words.withoutFilms);
  expect(films).not.toMatch(/\.(?:mp4|srt)\b/);
  const linkedin = await made('README.html', { sheet: 'linkedin' });
  expect(linkedin).toContain(`${words.onlyFor} LinkedIn.`);
  const same = { ...first, variant: 'b', same: ['remedy'] };
  const both = await made('README.html', {
    variants: [{ ...first, variant: 'a' }, same],
  });
  expect(both).toContain(words.same.pieces.remedy);
  expect(both).toContain(`${words.ofFirst} “a.”`);
  expect(films).not.toContain(words.ofFirst);
});

test('an edited campaign’s README says what to do with a new picture and with the edits', async () => {
  const plain = await made('README.html', {}, { hasFile: false, hasNewPicture: false });
  expect(plain).toBe(await made('README.html'));
  const { src } = emailPicture(first);
  expect([plain.includes(src), plain.includes(words.edits[0])]).toEqual([false, false]);
  const edited = await made('README.html', {}, { hasFile: true, hasNewPicture: true });
  for (const text of [src, words.steps.live, words.steps.page, ...words.edits])
    expect(edited).toContain(text);
});
