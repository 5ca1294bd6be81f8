import type { Campaign } from '@/content/schema';
import { graphemes } from '../graphemes';
import type { MergeTag } from './merge-tags';

/** Something to know before an email is sent. */
export interface EmailCheck {
  /** In a few words: `the placeholder links`. */
  name: string;
  /** How it stands. If it's open, also what to do. */
  text: string;
  /** Whether a person still has to do something. */
  open: boolean;
}

type Named = Record<'name' | 'text', string>;

/** The texts of the checks. In each `text`, `#` stands for what was found. */
export interface CheckWords {
  subject: Named;
  preview: Named;
  size: Named;
  quote: Named;
  links: Named;
  byHand: Named;
  noFallback: Named;
}

/** The longest texts, in graphemes, and the largest HTML that Gmail shows whole, in bytes. */
interface Limits {
  subject: number;
  preview: number;
  bytes: number;
}

/** What to know about an email, whichever service sends it; `html` is the whole document. */
export function emailChecks(
  campaign: Campaign,
  html: string,
  limits: Limits,
  words: CheckWords,
): EmailCheck[] {
  const { subject, preview, testimonial } = campaign.audience.email;
  const hosts = placeholderHosts(html, campaign);
  const bytes = new TextEncoder().encode(html).length;
  return [
    length(words.subject, subject, limits.subject),
    length(words.preview, preview, limits.preview),
    check(words.size, `${Math.round(bytes / 1024)} / ${limits.bytes / 1024}`, bytes > limits.bytes),
    ...(testimonial.sample ? [{ ...words.quote, open: true }] : []),
    ...(hosts.length > 0 ? [check(words.links, hosts.join(', '), true)] : []),
  ];
}

/** What a person still has to do about the service's tags. */
export function tagChecks(
  tags: MergeTag[],
  words: Pick<CheckWords, 'byHand' | 'noFallback'>,
): EmailCheck[] {
  return (['byHand', 'noFallback'] as const).flatMap((note) => {
    const names = tags.filter((tag) => tag.note === note).map(({ name }) => name);
    return names.length > 0 ? [check(words[note], names.join(', '), true)] : [];
  });
}

function length(words: Named, text: string, limit: number): EmailCheck {
  const count = graphemes(text).length;
  return check(words, `${count} / ${limit}`, count > limit);
}

function check({ name, text }: Named, found: string, open: boolean): EmailCheck {
  return { name, text: text.replace('#', () => found), open };
}

/** The hosts of links and pictures that don't exist: `.example` is reserved for placeholders (RFC 2606). */
function placeholderHosts(html: string, { email }: Campaign): string[] {
  const fields = Object.values(email.mergeFields).join(' ');
  const hosts = [...html.matchAll(/ (?:href|src)="https:\/\/([^/"?#]+)/g)].map(
    ([, host = '']) => host,
  );
  return [...new Set(hosts)].filter((host) => host.endsWith('.example') && !fields.includes(host));
}
