import type { Campaign } from '@/content/schema';
import { emailLink } from '../document/campaign-link';

/** A campaign's email as plain text. Lines aren't wrapped: phones and desktops do that. */
export function emailText(campaign: Campaign): string {
  const { audience, brand, offer, email } = campaign;
  const { words, mergeFields } = email;
  const { label, headline, intro, risks, solutions, cta, badges } = audience.email;
  const testimonial = testimonialOf(campaign);
  const report = reportOf(campaign);
  const action = (at: 'hero' | 'offer') => `${cta}:\n${emailLink(campaign, at)}`;
  return [
    `${brand.name.toUpperCase()}\n${label}`,
    underlined(headline, '='),
    words.greeting,
    intro,
    `${action('hero')}\n${offer.statement}. ${offer.shortCondition}`,
    underlined(risks.heading, '-'),
    numberItems(risks.items),
    report && underlined(report.heading, '-'),
    report &&
      [
        report.title,
        ...report.events.map(({ time, text }) => `${time}: ${text}`),
        `[${report.stamp}]`,
      ].join('\n'),
    underlined(solutions.heading, '-'),
    numberItems(solutions.items),
    testimonial &&
      [
        testimonial.sample && `[${words.sample}]`,
        quoted(campaign, testimonial.quote),
        testimonial.by,
      ]
        .filter(Boolean)
        .join('\n'),
    `${offer.label}: ${words.offer} ${offer.code}\n${offer.condition}`,
    action('offer'),
    badges.map((badge) => `- ${badge}`).join('\n'),
    `${'-'.repeat(40)}\n${words.reason}\n${mergeFields.sender}`,
    footerLinks(campaign)
      .map((link) => `${link.label}: ${link.href}\n`)
      .join(''),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function underlined(heading: string, line: string): string {
  // About as long as a line of an email is on a desktop.
  return `${heading}\n${line.repeat(Math.min(heading.length, 72))}`;
}

const numberItems = (items: string[]): string =>
  items.map((item, index) => `${listNumber(index)} ${item}`).join('\n');

export function footerLinks({ brand, email: { words, mergeFields } }: Campaign) {
  return [
    ...(['viewInBrowser', 'preferences', 'unsubscribe'] as const).map((field) => ({
      label: words[field],
      href: mergeFields[field],
    })),
    brand.links.privacy,
    brand.links.terms,
  ];
}

/** What stands before an entry of a list: `01` for the first one. */
export const listNumber = (index: number): string => String(index + 1).padStart(2, '0');

/** The quote of an email, if it has one. With `{placeholder}`, it's a sample. */
export function testimonialOf({ audience, placeholders }: Campaign) {
  const { quote, by } = audience.email.testimonial ?? {};
  if (!quote) return undefined;
  return { quote, by, sample: placeholders.includes('audience.email.testimonial.quote') };
}

/** A quote in the language's quotation marks. */
export const quoted = ({ email }: Campaign, quote: string): string =>
  email.words.quote.split('#').join(quote);

/**
 * What an email shows of the landing page's report, if anything: what happened, what we did, and the
 * report itself, which is the last line. The stamp says how it ended.
 */
export function reportOf({ audience: { email, landing } }: Campaign) {
  if (!email.report) return undefined;
  const { title, events } = landing.report;
  const { time, stopped } = landing.hero.incident.drawing.signal;
  return {
    heading: email.report.heading,
    title,
    events: events.filter((_, index) => index < 2 || index === events.length - 1),
    stamp: `${time} ${stopped}`,
  };
}
