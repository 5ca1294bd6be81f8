'use client';

import { Download } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';
import { fileName } from '@/lib/campaign/ads/files';

interface Props {
  /** The path of a file on this site. */
  href: string;
  children: React.ReactNode;
  className?: string;
}

/** A link that downloads an exported file, unchanged. */
export function FileLink({ href, className, children }: Props) {
  return (
    <a href={href} download={fileName(href)} className={buttonStyles('tool', className)}>
      <Download aria-hidden size={16} className="shrink-0" />
      {children}
    </a>
  );
}
