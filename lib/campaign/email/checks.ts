import type { Campaign } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';
import { check, type CheckWords, type EmailCheck, type Named } from './tag-checks';
import { testimonialOf } from './text';

/** The longest texts, in graphemes, and the largest HTML that Gmail shows whole, in bytes. */
type Limits = Record<'subject' | 'preview' | 'bytes', number>;

/** What to know about an email, whichever service sends it; `html` is the whole document. */
export function emailChecks(campaign: Campaign, html: string, limits: Limits, words: CheckWords) {
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
