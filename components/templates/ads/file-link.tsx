import { Download } from 'lucide-react';
import { brand } from '@/content/brand';
import { outputName } from '@/lib/campaign/document/output-address';

/** A link that saves one of a campaign's files, under a name made from its address. */
export function FileLink(props: { href: string; className: string; children: React.ReactNode }) {
  const { href, className, children } = props;
  const [, id = ''] = href.split(/.*\/campaigns\/|\//);
  return (
    <a href={href} download={outputName({ brand, audience: { id } }, href)} className={className}>
      <Download aria-hidden size={16} className="shrink-0" />
      {children}
    </a>
  );
}
