'use client';

import { useSearch } from './settings';
import { useSelectedLayoutSegment } from 'next/navigation';

/** A link to a path on this site that keeps the current settings. */
export function LinkWithSettings({ href, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  const search = useSearch();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in `rest`
  return <a href={`${href}${search}`} {...rest} />;
}

interface TemplateLinkProps {
  /** The path of another template page. */
  route: string;
  label: string;
  className: string;
}

/** A link to another template page that keeps the current audience and settings. */
export function TemplateLink({ route, label, className }: TemplateLinkProps) {
  const audience = useSelectedLayoutSegment();
  return (
    <LinkWithSettings href={`${route}${audience ? `/${audience}` : ''}`} className={className}>
      {label}
    </LinkWithSettings>
  );
}
