import type { Campaign, CampaignDocument } from '@/content/schema';
import { conceptsOf } from '../concepts';
import { graphemes } from '@/content/schema/graphemes';
import { factsOf, resolveText } from '../resolve';
import { fieldsOf } from '../fields';
import { valueOf } from '../value-of';
import { type Fault, fault } from './fault';

/** Every text in a tree of content, with its path. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^$|()[\]{}\\/]/g, '\\$&');

/** Checks the lengths that the studio only flags. The platforms' limits are in audience-rules.ts. */
export function* lengthRules(document: CampaignDocument): Generator<Fault> {
  const facts = factsOf(document);
  for (const field of fieldsOf(document)) {
    const { path, group, limit } = field;
    if (group !== 'email' || limit === undefined) continue;
    const found = resolveText(valueOf(document, field), facts).text;
    const length = graphemes(found).length;
    if (length > limit) yield fault(path, found, `${limit} characters or fewer, not ${length}`);
  }
}

/** Checks that figures, facts and the offer are stated only once: texts use tokens for them. */
export function* statedOnceRules(document: CampaignDocument): Generator<Fault> {
  const { own: _own, ...audience } = document.audience;
  const { code: _code, discount: _discount, ...offer } = document.offer;
  const facts = factsOf(document);
  const names = facts.names().filter((name) => /^(?:own|figures)\./.test(name));
  const stated = ['offer.code', 'offer.discount', ...names].flatMap((name) => {
    const { text } = resolveText(`{${name}}`, facts);
    // Bare numbers, such as a count of cameras, turn up in other texts by chance.
    const isBare = !/\d/.test(text) || /^[\d,]+$/.test(text);
    const pattern = new RegExp(`(?<![\\w$.-])${escapeRegExp(text)}(?![\\w%/])`);
    return isBare && name !== 'offer.code' ? [] : [{ name, text, pattern }];
  });
  for (const [path, found] of textsIn({ audience, offer, email: document.email }))
    for (const { name, text, pattern } of stated)
      if (pattern.test(found))
        yield fault(path, found, `a text with {${name}} in place of ${text}`);
}

/** Checks that no text states the discount without saying what it applies to. */
export function* discountRules({ audience, offer }: Campaign): Generator<Fault> {
  const [discount, appliesTo] = [offer.discount, offer.appliesTo].map(escapeRegExp);
  const alone = new RegExp(`${discount} (?:off|less)(?! ${appliesTo})`, 'i');
  for (const [path, found] of textsIn({ audience }))
    // The condition is on the same ticket as this button.
    if (alone.test(found) && path !== 'audience.landing.offer.action.label')
      yield {
        path,
        found,
        wanted: `a text that says what the discount applies to: ${offer.appliesTo}`,
      };
}

/** What a reader could compare between pages: figures with their units, and codes. */
const claimsIn = (text: string) =>
  text
    .split(/[\s“”"]+/)
    .map((word) => word.replace(/[.,:;?!)]+$/, ''))
    .filter((word) => /\d/.test(word) || /^[A-Z]{4,}$/.test(word));

/** Checks that an email and ads claim nothing that the landing page doesn't. */
export function* claimRules({ audience, offer }: Campaign): Generator<Fault> {
  const { landing, email, ad } = audience;
  const onPage = new Set(textsIn({ landing, offer }).flatMap(([, text]) => claimsIn(text)));
  const concepts = conceptsOf(ad).flatMap(({ field, headline, subheadline, bodyText, picture }) =>
    textsIn({ headline, subheadline, bodyText, picture }, `audience.${field}`),
  );
  const slides = textsIn(ad.story.slides, 'audience.ad.story.slides');
  for (const [path, found] of [...textsIn(email, 'audience.email'), ...concepts, ...slides])
    for (const claim of claimsIn(found))
      if (!onPage.has(claim))
        yield {
          path,
          found,
          wanted: `a text without ${claim}, which the landing page doesn't say`,
        };
}
