'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { useSearch } from './use-settings';

interface Props {
  /** The path of another template page. */
  route: string;
  label: string;
  className: string;
}

/** A link to another template page that keeps the current audience and settings. */
export function TemplateLink({ route, label, className }: Props) {
  const audience = useSelectedLayoutSegment();
  const search = useSearch();
  return (
    <a href={`${route}${audience ? `/${audience}` : ''}${search}`} className={className}>
      {label}
    </a>
  );
}
