import { Check } from 'lucide-react';
import { Link } from '@/components/site/link';
import { Masthead } from '@/components/site/masthead';
import { buttonStyles } from '@/components/ui/button';
import type { Landing } from '@/content/schema';
import { StatusPanel } from './status-panel';

export function Hero({
  badge,
  headline,
  lede,
  actions: [primary, secondary],
  assurances,
  panel,
}: Landing['hero']) {
  return (
    <div className="px-4 py-8 sm:px-8 sm:py-12 low:py-5 print:px-0 print:py-4">
      <div className="page-width grid items-start gap-12 print:block xl:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] xl:gap-16">
        <div className="xl:pt-4">
          <Masthead badge={badge} title={headline} text={lede} />
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Link href={primary.href} className={buttonStyles('primary')}>
              {primary.label}
            </Link>
            <Link href={secondary.href} className={buttonStyles('secondary')}>
              {secondary.label}
            </Link>
          </div>
          <ul className="mt-8 grid gap-x-8 gap-y-2 border-t border-line pt-5 text-sm font-semibold sm:flex sm:flex-wrap xl:mt-10">
            {assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-2">
                <Check aria-hidden size={16} className="shrink-0 text-good" />
                {assurance}
              </li>
            ))}
          </ul>
        </div>
        <StatusPanel {...panel} />
      </div>
    </div>
  );
}
