/** @jest-environment node */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/email-services';
import { embedAddress } from '@/content/schema/post';
import { href, httpsAddress } from '@/content/schema/text';
import { campaignLink } from '@/lib/campaign/campaign-link';
import { resolve } from '@/lib/campaign/resolve';
import { applyVariant } from '@/lib/studio/edits';
import { readEdits } from '@/lib/studio/saved-edits';
import { property } from './property';
import { strangeText } from './strange-text';

const [document] = documents;
const tags = emailServices
  .flatMap((service) => Object.values(service.tags))
  .filter((tag) => tag && /[^\w ]/.test(tag) && !tag.startsWith('https:'));

const address = fc.oneof(
  fc.webUrl({
    validSchemes: ['https', 'http', 'ftp'],
    withQueryParameters: true,
    withFragments: true,
  }),
  fc
    .tuple(
      fc.constantFrom('https://', 'HTTPS://', 'javascript:', 'data:text/html,', '//', '/', '#'),
      strangeText,
    )
    .map((all) => all.join('')),
  fc.tuple(strangeText, strangeText).map(([user, path]) => `https://${user}@bank.example/${path}`),
  fc
    .constantFrom('аpple.com', 'xn--pple-43d.com', '[::1]', 'a.example:8443')
    .map((host) => `https://${host}/a`),
);

/** Where the links of a campaign lead, with an address from somebody else's edits. */
function linkWith(link: string): URL {
  const saved = {
    edits: [[['audience.link', link.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`), '']]],
    shown: 0,
  };
  const variant = readEdits(document, saved)?.edits.variants[0] ?? {};
  const campaign = resolve(applyVariant(document, variant));
  return new URL(campaignLink(campaign, { source: 'a', medium: 'b' }));
}

property(
  'an address is https, has no user, and its host is as browsers look it up',
  [address],
  (text) => {
    const { protocol, username, password, host } = linkWith(text);
    expect([protocol, username, password]).toEqual(['https:', '', '']);
    expect(host).toMatch(/^[!-~]+$/);
    const isUsed = v.is(httpsAddress, text) && text.length < 1000;
    if (isUsed) expect(host).toBe(new URL(text).host);
    if (v.is(href, text)) expect(new URL(text, 'https://a.example').protocol).toBe('https:');
  },
);

test('a letter of another script shows', () => {
  expect(linkWith('https://аpple.com/').host).toBe('xn--pple-43d.com');
});

const part = fc.string({ unit: fc.constantFrom('a', 'b', '/', '?', '=', '&', '.') });

property(
  'no service’s merge tag can be in an address',
  [part, fc.constantFrom(...tags), part],
  (before, tag, after) =>
    expect(v.is(httpsAddress, `https://a.example/${before}${tag}${after}`)).toBe(false),
);

const known = fc.constantFrom(
  'https://www.instagram.com/p/',
  'https://youtu.be/',
  'https://www.youtube.com/watch?v=',
  'https://www.tiktok.com/@a/video/1',
  '/posts/',
);
const post = fc.tuple(fc.oneof(known, strangeText), strangeText).map((all) => all.join(''));
const hosts = ['a.example', 'www.instagram.com', 'www.youtube.com', 'www.tiktok.com'];

property(
  'any address of a post is shown by one of the known networks, or not at all',
  [post],
  (text) => {
    const embed = embedAddress(text);
    if (embed !== undefined) expect(hosts).toContain(new URL(embed, 'https://a.example').host);
  },
);
