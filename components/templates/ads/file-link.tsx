'use client';

import { Download } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';
import { outputName } from '@/lib/campaign/output-address';
import { useCampaign } from '../campaign-context';
import { useTemplate } from '../template-context';

/**
 * The name that a campaign's file is saved under, made from its address: as a prop, it would be in
 * the page's HTML twice.
 */
export function useFileName(address: string): string {
  const { brand } = useTemplate();
  const { variant } = useCampaign();
  const [, , id = ''] = address.split('/');
  return outputName({ brand: { name: brand }, audience: { id }, variant }, address);
}

interface Props {
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

interface FilmLinkProps {
  href: string;
  label: string;
  /** What the film is called. Only read aloud. */
  film: string;
}

/**
 * An entry of a film's list of files. In the editor, an MP4 whose film has changed has to be made
 * first.
 */
export function FilmLink({ href, label, film }: FilmLinkProps) {
  const { FilmMaker } = useCampaign();
  const isMade = !FilmMaker || !href.endsWith('.mp4');
  return (
    <li className={isMade ? undefined : 'basis-full'}>
      {isMade ? (
        <FileLink href={href} className="px-3">
          {label}
          <span className="sr-only">{` ${film}`}</span>
        </FileLink>
      ) : (
        <FilmMaker address={href} label={film} />
      )}
    </li>
  );
}
