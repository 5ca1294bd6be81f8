import { emailUtm, emailWords } from '@/content/words/email';
import { mergeFields } from '@/content/merge-tags';
import { offer } from '@/content/offer';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { campaignLink } from '../campaign-link';

/** An audience's email as plain text, written to be read. Lines are not wrapped: a phone and a desktop wrap their own. */
export function emailText(audience: Audience): string {
  const { label, headline, intro, risks, solutions, testimonial, cta, badges } = audience.email;
  return [
    `${site.name.toUpperCase()}\n${label}`,
    underlined(headline, '='),
    emailWords.greeting,
    intro,
    underlined(risks.heading, '-'),
    risks.items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
    underlined(solutions.heading, '-'),
    bullets(solutions.items),
    `"${testimonial.quote}"\n${testimonial.by}`,
    `${offer.label}: ${emailWords.offer} ${offer.code}`,
    `${cta}:\n${campaignLink(audience, emailUtm)}`,
    bullets(badges),
    `${'-'.repeat(40)}\n${emailWords.reason}\n${mergeFields.postalAddress}`,
    `${emailWords.viewInBrowser}: ${mergeFields.viewInBrowser}\n${emailWords.unsubscribe}: ${mergeFields.unsubscribe}\n`,
  ].join('\n\n');
}

function underlined(heading: string, line: string): string {
  return `${heading}\n${line.repeat(heading.length)}`;
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
