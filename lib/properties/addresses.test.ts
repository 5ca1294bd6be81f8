import * as fc from 'fast-check';
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/market/email-services';
import { href, httpsAddress } from '@/content/schema/text';
import { campaignLink } from '@/lib/campaign/document/campaign-link';
import { resolve } from '@/lib/campaign/document/resolve';
import { applyVariant, oneVariant } from '@/lib/campaign/edits/edits';
import { restoreEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { property, strangeText } from './property';

const start = fc.constantFrom('https://', 'HTTPS://', 'javascript:', 'data:text/html,', '//', '/');
const host = fc.constantFrom('аpple.com', 'xn--pple-43d.com', '[::1]', 'a.example:8443', 'a.b@c.d');
const address = fc.oneof(
  fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
  fc.tuple(start, fc.oneof(host, strangeText), strangeText).map((parts) => parts.join('')),
);

/** Where a campaign's links lead, with an address from somebody else's edits. */
function linkWith(link: string): URL {
  const escaped = link.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`);
  const saved = saveEdits(documents[0], oneVariant({ 'audience.link': escaped }));
  const [variant = {}] = restoreEdits(documents[0], saved).edits.variants;
  const campaign = resolve(applyVariant(documents[0], variant));
  return new URL(campaignLink(campaign, { source: 'a', medium: 'b' }));
}

property('an address is https, has no user name, and shows its true host', [address], (text) => {
  const { protocol, username, password, host: linkHost } = linkWith(text);
  expect([protocol, username, password]).toEqual(['https:', '', '']);
  expect(linkHost).toMatch(/^[!-~]+$/);
  if (v.is(httpsAddress, text) && text.length < 1000) expect(linkHost).toBe(new URL(text).host);
  if (v.is(href, text)) expect(new URL(text, 'https://a.example').protocol).toBe('https:');
});

const tag = fc.constantFrom(
  ...emailServices
    .flatMap((service) => Object.values(service.tags))
    .filter((text) => text && /[^\w ]/.test(text) && !text.startsWith('https:')),
);
const part = fc.string({ unit: fc.constantFrom('a', 'b', '/', '?', '=', '&', '.') });

property('no service’s tag can be in an address', [part, tag, part], (before, inside, after) => {
  expect(v.is(httpsAddress, `https://a.example/${before}${inside}${after}`)).toBe(false);
});

test.each(['//evil', '/\\evil', 'http://a.example', 'https://a@b.example', 'javascript:x'])(
  'a link can’t lead to %s',
  (text) => expect(v.is(href, text)).toBe(false),
);
