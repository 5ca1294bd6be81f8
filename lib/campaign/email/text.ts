import type { Campaign } from '@/content/schema';
import { emailLink } from '../campaign-link';

/** A campaign's email as plain text. Lines aren't wrapped: phones and desktops do that. */
export function emailText(campaign: Campaign): string {
  const { audience, brand, offer, email } = campaign;
  const { words, mergeFields } = email;
  const { label, headline, intro, risks, solutions, testimonial, cta, badges } = audience.email;
  const action = `${cta}:\n${emailLink(campaign)}`;
  return [
    `${brand.name.toUpperCase()}\n${label}`,
    underlined(headline, '='),
    words.greeting,
    intro,
    action,
    underlined(risks.heading, '-'),
    numbered(risks.items),
    underlined(solutions.heading, '-'),
    numbered(solutions.items),
    testimonial &&
      `${testimonial.sample ? `[${words.sample}]\n` : ''}"${testimonial.quote}"\n${testimonial.by}`,
    `${offer.label}: ${words.offer} ${offer.code}`,
    action,
    bullets(badges),
    `${'-'.repeat(40)}\n${words.reason}\n${mergeFields.sender}`,
    `${words.viewInBrowser}: ${mergeFields.viewInBrowser}\n${words.preferences}: ${mergeFields.preferences}\n${words.unsubscribe}: ${mergeFields.unsubscribe}\n`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function underlined(heading: string, line: string): string {
  return `${heading}\n${line.repeat(heading.length)}`;
}

function numbered(items: string[]): string {
  return items.map((item, index) => `${listNumber(index)} ${item}`).join('\n');
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** What an email writes before an entry of a list, in HTML and in text: `01` for the first one. */
export function listNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}
