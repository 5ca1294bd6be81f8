import type { Campaign } from '@/content/schema';
import { emailBytes, emailLimits } from '@/content/schema/email';
import { graphemes } from '@/content/schema/graphemes';
import { check, type CheckWords, type EmailCheck, type Named } from './tag-checks';
import { testimonialOf } from './text';

/** What to know about an email, whichever service sends it; `html` is the whole document. */
export function emailChecks(campaign: Campaign, html: string, words: CheckWords) {
  const { subject, preview } = campaign.audience.email;
  const hosts = placeholderHosts(html, campaign);
  const { limit } = emailBytes;
  const bytes = new TextEncoder().encode(html).length;
  return [
    length(words.subject, subject, emailLimits.subject),
    length(words.preview, preview, emailLimits.preview),
    check(words.size, `${Math.round(bytes / 1024)} / ${limit / 1024}`, bytes > limit),
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
