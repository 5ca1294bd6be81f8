import { Check } from 'lucide-react';
import { Link } from '@/components/site/link';
import { Badge } from '@/components/site/masthead';
import { buttonStyles } from '@/components/ui/button';
import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { ActionBar } from './action-bar';
import { StatusPanel } from './status-panel';

export function Hero({ badge, headline, lede, actions, assurances, panel }: Landing['hero']) {
  const [primary, secondary] = actions;
  return (
    <div className="px-4 py-8 sm:px-8 sm:py-12 low:py-5 print:px-0 print:py-4">
      <div className="page-width grid items-start gap-12 print:block xl:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] xl:gap-14">
        <div className="xl:self-center">
          <Badge>{badge}</Badge>
          <h1 className="mt-4 text-[clamp(2.15rem,10.8vw,3rem)] leading-[1.02] font-extrabold tracking-tight sm:text-7xl xl:text-[clamp(3.6rem,4.7vw,5.25rem)] low:text-4xl print:text-5xl">
            {noBreak(headline)}
          </h1>
          <p className="mt-5 max-w-prose text-lg text-muted 2xl:text-xl">{noBreak(lede)}</p>
          {/* As wide as the screen, for the action bar. */}
          <div className="hero-action relative -mx-4 mt-7 flex flex-col gap-3 px-4 sm:-mx-8 sm:flex-row sm:px-8">
            <Link href={primary.href} className={buttonStyles('primary')}>
              {primary.label}
            </Link>
            <Link href={secondary.href} className={buttonStyles('secondary')}>
              {secondary.label}
            </Link>
            <ActionBar {...primary} />
          </div>
          <ul className="mt-7 grid gap-x-8 gap-y-2 border-t border-line pt-5 text-sm font-semibold sm:flex sm:flex-wrap">
            {assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-2">
                <Check aria-hidden size={16} className="shrink-0 text-good" />
                <span>{noBreak(assurance)}</span>
              </li>
            ))}
          </ul>
        </div>
        <StatusPanel {...panel} />
      </div>
    </div>
  );
}
