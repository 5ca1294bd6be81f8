import type { Campaign, Inbox } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { graphemes } from '@/content/schema/graphemes';
import type { Check } from '../document/problem';
import { advice, type CheckWords, type NamedText } from './tag-checks';
import { testimonialOf } from './text';

interface CheckContent {
  words: CheckWords;
  /** Those that the subject is checked for. */
  inboxes: readonly Pick<Inbox, 'name' | 'subject'>[];
}

/** What to know about an email, whichever service sends it; `html` is the whole document. */
export function emailChecks(
  campaign: Campaign,
  html: string,
  { words, inboxes }: CheckContent,
): Check[] {
  const { subject, preview } = campaign.audience.email;
  const hosts = placeholderHosts(html, campaign);
  const { limit } = emailBytes;
  const bytes = new TextEncoder().encode(html).length;
  return [
    lengthCheck(words.subject, 'subject', subject),
    lengthCheck(words.preview, 'preview', preview),
    inboxCheck(subject, words.inboxes, inboxes),
    fineUnless(bytes > limit, advice(words.size, `${Math.round(bytes / 1024)} / ${limit / 1024}`)),
    ...(testimonialOf(campaign)?.sample
      ? [advice(words.quote, '', 'audience.email.testimonial.quote')]
      : []),
    ...(hosts.length > 0 ? [advice(words.links, hosts.join(', '))] : []),
  ];
}

/** How long a text of the email is. It's too long for an inbox beyond its limit. */
function lengthCheck(words: NamedText, name: keyof typeof emailLimits, text: string): Check {
  const [count, limit] = [graphemes(text).length, emailLimits[name]];
  const path = `audience.email.${name}`;
  return fineUnless(count > limit, advice(words, `${count} / ${limit}`, path));
}

/** Which inboxes cut the subject off. */
function inboxCheck(
  subject: string,
  words: CheckWords['inboxes'],
  inboxes: CheckContent['inboxes'],
): Check {
  const { length } = graphemes(subject);
  const cut = inboxes.filter((inbox) => length > inbox.subject);
  const names = cut.map((inbox) => `${inbox.name} (${inbox.subject})`);
  const check = advice(words, names.join(', '), 'audience.email.subject');
  return cut.length > 0 ? check : { ...check, level: 'fine', sentence: words.fine };
}

const fineUnless = (isOpen: boolean, check: Check): Check =>
  isOpen ? check : { ...check, level: 'fine' };

/** The hosts of links and pictures that can't exist: `.example` is a placeholder (RFC 2606). */
function placeholderHosts(html: string, { email }: Campaign): string[] {
  const fields = Object.values(email.mergeFields).join(' ');
  const hosts = [...html.matchAll(/ (?:href|src)="https:\/\/([^/"?#]+)/g)].map(
    ([, host = '']) => host,
  );
  return [...new Set(hosts)].filter((host) => host.endsWith('.example') && !fields.includes(host));
}
