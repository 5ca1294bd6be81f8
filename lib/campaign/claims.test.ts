import { startHereWords as words } from '@/content/words/start-here';
import { outlines, typeface } from '@/lib/build/typeface';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { said } from '@/lib/fixtures/drawn';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { toConfirm } from './confirm';
import { renderEmail } from './email/render-email';
import { composeFrame } from './film/compose-film';
import { filmNamesOf } from './film/film-sizes';
import { allShots, filmOf } from './film/timeline';
import { outputsOf } from './outputs';
import { resolve } from './resolve';
import { escapeRegExp } from './rules/words';

const none = () => Promise.resolve(new Uint8Array());

/** What readers of a campaign's files get, by the file: its text, or the words in its picture. */
async function readIn(campaign: Campaign): Promise<[name: string, text: string][]> {
  const drawing = { draw: none, film: none, animate: none };
  const renderer = { typeface, outlines, words, email: renderEmail, ...drawing };
  const files = outputsOf(campaign).map(async ({ path, picture, make }) => {
    if (picture) return [path, said(picture.compose(typeface)).join(' ')] as const;
    return [path, /\.(?:mp4|pdf|webp)$/.test(path) ? '' : String(await make(renderer))] as const;
  });
  const frames = filmNamesOf(campaign.audience).flatMap((name) =>
    allShots(filmOf(campaign.audience, name)).map(({ end }) => {
      const frame = composeFrame(campaign, name, end * 1000 - 1, typeface);
      return [`${name} at ${end}`, said(frame).join(' ')] as const;
    }),
  );
  return [...(await Promise.all(files)), ...frames].map(([name, text]) => [name, plain(text)]);
}

/** Without what stands between two words: elements, line breaks, no-break spaces, escapes. */
const plain = (text: string) =>
  text.replaceAll(/<!--[^]*?-->|<[^>]+>|&nbsp;|&#160;/g, ' ').replaceAll(/\s+/g, ' ');

test.each(campaigns)('$audience.id: claims come with what belongs to them', async (campaign) => {
  const { offer, figures } = campaign;
  // Whatever states the offer has its condition, and sample figures are on the list.
  const items = toConfirm(campaign, ['email', 'ad']);
  const listed = new Set(items.map(({ text }) => text));
  expect(items).toHaveLength(listed.size);
  const quotes = items.filter(({ kind }) => kind === 'quote').map(({ text }) => text);
  const isSample = campaign.placeholders.includes('audience.email.testimonial.quote');
  expect(quotes.includes(campaign.audience.email.testimonial?.quote ?? '')).toBe(isSample);
  const read = await readIn(campaign);
  expect(read.filter(([, text]) => text.includes('{placeholder}'))).toEqual([]);
  const stating = read.filter(([, text]) => text.includes(offer.code));
  expect(stating.length).toBeGreaterThan(10);
  const without = stating.filter(
    ([, text]) => !text.includes(offer.shortCondition) && !text.includes(offer.condition),
  );
  expect(without).toEqual([]);
  // What the discount is for stands right behind it.
  const { discount, appliesTo } = offer;
  const alone = read.flatMap(([name, text]) =>
    text
      .split(`${discount} off`)
      .slice(1)
      .filter((after) => !after.slice(0, 120).includes(appliesTo))
      .map((after) => `${name}: ${discount} off${after.slice(0, 60)}`),
  );
  expect(alone).toEqual([]);
  // Those two also list what to confirm on the landing page.
  const all = read
    .map(([name, text]) => (/^(?:start-here|data)\./.test(name) ? '' : text))
    .join('\n');
  const repeated = figures.filter(
    ({ text, sample }) => sample && new RegExp(`(?<![\\w.])${escapeRegExp(text)}(?!\\w)`).test(all),
  );
  expect(repeated.map(({ text }) => text).filter((text) => !listed.has(text))).toEqual([]);
  const addresses = items.filter(({ kind }) => kind === 'address');
  expect(addresses.filter(({ text }) => !all.includes(text))).toEqual([]);
});

test('where ads lead is to be confirmed, and the site’s own address only where it’s used', () => {
  const linked = withValues(wholeDocument, { 'audience.link': 'https://shop.example/x' });
  const items = toConfirm(resolve(linked));
  const where = (host: string) => items.find(({ text }) => text === host)?.where;
  expect(where('shop.example')).toEqual(['email', 'ad']);
  expect(where(new URL(wholeDocument.brand.origin).host)).toEqual(['landing', 'email']);
});
