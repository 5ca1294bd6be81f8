import { Download } from 'lucide-react';
import { brand } from '@/content/brand';
import type { Audience } from '@/content/schema';
import { outputName } from '@/lib/campaign/document/output-address';

interface Props {
  href: string;
  /** Whose file it is. */
  audience: Pick<Audience, 'id'>;
  className: string;
  children: React.ReactNode;
}

/** A link that saves one of a campaign's files. */
export const FileLink = ({ href, audience, className, children }: Props) => (
  <a href={href} download={outputName({ brand, audience }, href)} className={className}>
    <Download aria-hidden size={16} className="shrink-0" />
    {children}
  </a>
);
