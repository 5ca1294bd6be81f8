import type { Campaign } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';
import type { MergeTag } from './merge-tags';
import { testimonialOf } from './text';

/** Something to know before an email is sent. */
export interface EmailCheck {
  /** In a few words: `the placeholder links`. */
  name: string;
  /** How it stands. If it's open, also what to do. */
  text: string;
  /** Whether a person still has to do something. */
  open: boolean;
}

export type Named = Record<'name' | 'text', string>;

/** The texts of the checks. In each `text`, `#` stands for what was found. */
export type CheckWords = Record<
  'subject' | 'preview' | 'size' | 'quote' | 'links' | 'byHand' | 'noFallback',
  Named
>;

/** The longest texts, in graphemes, and the largest HTML that Gmail shows whole, in bytes. */
type Limits = Record<'subject' | 'preview' | 'bytes', number>;

/** What to know about an email, whichever service sends it; `html` is the whole document. */
export function emailChecks(
  campaign: Campaign,
  html: string,
  limits: Limits,
  words: CheckWords,
): EmailCheck[] {
  const { subject, preview } = campaign.audience.email;
  const hosts = placeholderHosts(html, campaign);
  const bytes = new TextEncoder().encode(html).length;
  return [
    length(words.subject, subject, limits.subject),
    length(words.preview, preview, limits.preview),
    check(words.size, `${Math.round(bytes / 1024)} / ${limits.bytes / 1024}`, bytes > limits.bytes),
    ...(testimonialOf(campaign)?.sample ? [{ ...words.quote, open: true }] : []),
    ...(hosts.length > 0 ? [check(words.links, hosts.join(', '), true)] : []),
  ];
}

function length(words: Named, text: string, limit: number): EmailCheck {
  const count = graphemes(text).length;
  return check(words, `${count} / ${limit}`, count > limit);
}

/** The hosts of links and pictures that can't exist: `.example` is a placeholder (RFC 2606). */
function placeholderHosts(html: string, { email }: Campaign): string[] {
  const fields = Object.values(email.mergeFields).join(' ');
  const hosts = [...html.matchAll(/ (?:href|src)="https:\/\/([^/"?#]+)/g)].map(
    ([, host = '']) => host,
  );
  return [...new Set(hosts)].filter((host) => host.endsWith('.example') && !fields.includes(host));
}

/** What a person has to do about a service’s tags: one entry for each kind. */
export function tagChecks(
  tags: MergeTag[],
  words: Pick<CheckWords, 'byHand' | 'noFallback'>,
): EmailCheck[] {
  return (['byHand', 'noFallback'] as const).flatMap((note) => {
    const names = tags.filter((tag) => tag.note === note).map(({ name }) => name);
    return names.length > 0 ? [check(words[note], names.join(', '), true)] : [];
  });
}

function check({ name, text }: Named, found: string, open: boolean): EmailCheck {
  return { name, text: text.replace('#', () => found), open };
}
