'use client';

import { Download } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';
import { useCampaign } from '../campaign-context';
import { useFileName } from '../use-file-name';

interface Props {
  /** The address of a campaign's file. */
  href: string;
  children: React.ReactNode;
  className?: string;
}

/** A link that saves one of a campaign's files. */
export function FileLink({ href, className, children }: Props) {
  const { save } = useCampaign();
  const name = useFileName(href);
  return (
    <a
      href={href}
      download={name}
      onClick={(event) => {
        if (!save) return;
        event.preventDefault();
        save(href, name);
      }}
      className={buttonStyles('tool', className)}
    >
      <Download aria-hidden size={16} className="shrink-0" />
      {children}
    </a>
  );
}
