import { brand } from '@/content/brand';
import { absoluteUrl } from '@/lib/site/addresses';

export const dynamic = 'force-static';

/** Where to report a vulnerability, for people and for scanners (RFC 9116). */
export function GET() {
  const { contact, expires } = brand.security;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${new Intl.Locale(brand.locale).language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
