import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import type { Landing } from '@/content/schema';
import { StatusPanel } from './status-panel';

export function Hero({
  badge,
  headline,
  lede,
  actions: [primary, secondary],
  panel,
}: Landing['hero']) {
  return (
    <div className="px-4 py-10 sm:px-8 lg:py-16">
      <div className="mx-auto grid max-w-6xl items-start gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className="xl:pt-8">
          <p className="label flex items-center gap-3 text-accent">
            <span aria-hidden className="h-px w-8 bg-accent" />
            {badge}
          </p>
          <h1 className="mt-5 text-[clamp(1.9rem,9.6vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight sm:text-5xl 2xl:text-6xl">
            {headline}
          </h1>
          <p className="mt-6 max-w-prose text-lg text-muted">{lede}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Link href={primary.href} className={buttonStyles('primary')}>
              {primary.label}
            </Link>
            <Link href={secondary.href} className={buttonStyles('secondary')}>
              {secondary.label}
            </Link>
          </div>
        </div>
        <StatusPanel {...panel} />
      </div>
    </div>
  );
}
