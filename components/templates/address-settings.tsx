'use client';

import { readSettings, useLostHash, useSearch } from '@/components/campaign/settings';
import Link from 'next/link';
import { useSelectedLayoutSegment } from 'next/navigation';

/** One sentence with the parts of the address that the page can't use, if any. */
export function AddressNotice({ services, text }: { services: string[]; text: string }) {
  const { unread } = readSettings(useSearch(), services);
  const lost = useLostHash();
  const parts = lost ? [...unread, lost] : unread;
  return (
    <output className="block py-2 text-sm text-notice empty:absolute empty:p-0">
      {parts.length > 0 && `${text} ${parts.join(', ')}.`}
    </output>
  );
}

type TemplateLinkProps = Record<'href' | 'label' | 'className', string>;

/** A link to another template page that keeps the current audience and settings. */
export function TemplateLink({ href, label, className }: TemplateLinkProps) {
  const audience = useSelectedLayoutSegment();
  const search = useSearch();
  return (
    <Link
      href={`${href}${audience ? `/${audience}` : ''}${search}`}
      prefetch={false}
      className={className}
    >
      {label}
    </Link>
  );
}
