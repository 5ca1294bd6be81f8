import type { Campaign } from '@/content/schema';
import { campaignLink } from '../campaign-link';

/** A campaign's email as plain text. Lines aren't wrapped: phones and desktops wrap on their own. */
export function emailText(campaign: Campaign): string {
  const { audience, brand, offer, email } = campaign;
  const { words, mergeFields } = email;
  const { label, headline, intro, risks, solutions, testimonial, cta, badges } = audience.email;
  return [
    `${brand.name.toUpperCase()}\n${label}`,
    underlined(headline, '='),
    words.greeting,
    intro,
    underlined(risks.heading, '-'),
    risks.items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
    underlined(solutions.heading, '-'),
    bullets(solutions.items),
    `${testimonial.sample ? `[${words.sample}]\n` : ''}"${testimonial.quote}"\n${testimonial.by}`,
    `${offer.label}: ${words.offer} ${offer.code}`,
    `${cta}:\n${campaignLink(campaign, email.utm)}`,
    bullets(badges),
    `${'-'.repeat(40)}\n${words.reason}\n${mergeFields.postalAddress}`,
    `${words.viewInBrowser}: ${mergeFields.viewInBrowser}\n${words.unsubscribe}: ${mergeFields.unsubscribe}\n`,
  ].join('\n\n');
}

function underlined(heading: string, line: string): string {
  return `${heading}\n${line.repeat(heading.length)}`;
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
