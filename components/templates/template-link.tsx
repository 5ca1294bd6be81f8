'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { LinkWithSettings } from './link-with-settings';

interface Props {
  /** The path of another template page. */
  route: string;
  label: string;
  className: string;
}

/** A link to another template page that keeps the current audience and settings. */
export function TemplateLink({ route, label, className }: Props) {
  const audience = useSelectedLayoutSegment();
  return (
    <LinkWithSettings href={`${route}${audience ? `/${audience}` : ''}`} className={className}>
      {label}
    </LinkWithSettings>
  );
}
