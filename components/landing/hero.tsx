import { Icon } from '@/components/site/icon';
import { Link } from '@/components/site/link';
import { Badge } from '@/components/site/masthead';
import { buttonStyles } from '@/components/ui/button';
import { noBreak } from '@/components/ui/no-break';
import type { Brand, Campaign, Landing } from '@/content/schema';
import { Incident } from './incident';

/** Both buttons fit beside each other on the smallest phone. */
const narrow = 'max-sm:px-1 max-[359px]:text-[.8125rem]';

/** The offer in two lines and an action, and the incident that the page is about. */
export function Hero(props: Landing['hero'] & Pick<Brand, 'logo'> & Pick<Campaign, 'offer'>) {
  const { badge, headline, lede, actions, assurances, incident, logo, offer } = props;
  const [primary, secondary] = actions;
  return (
    <div className="px-4 pt-6 pb-10 low:pt-3 sm:px-8 sm:pt-4 md:@container lg:pb-14 print:px-0 print:py-4">
      <div className="page-width">
        <Badge>{badge}</Badge>
        {/* As much room as in Archivo, however wide the typeface is. */}
        <h1 className="mt-4 [zoom:var(--lettering)] low:mt-2 low:text-[9.6vw] text-[clamp(2.15rem,10.8vw,3rem)] leading-none font-extrabold tracking-tight md:text-[min(5.5rem,100cqw/12.6,8svh)] print:text-5xl">
          {noBreak(headline)}
        </h1>
        <div className="items-center justify-between gap-x-10 lg:flex lg:flex-wrap">
          <div className="mt-4 low:mt-2 low:leading-snug max-w-160 grow basis-72 text-lg lg:text-[1.0625rem]">
            <p className="text-balance text-muted">{noBreak(lede)}</p>
            <p className="mt-2 low:mt-1 low:text-sm text-base">
              <b>{offer.statement}.</b> <span className="inline-block">{offer.shortCondition}</span>
            </p>
          </div>
          <div
            id="start"
            className="hero-action mt-5 low:mt-3 grid auto-cols-fr grid-flow-col gap-2 sm:gap-3 lg:flex"
          >
            <Link href={primary.href} className={buttonStyles('primary', narrow)}>
              {primary.label}
            </Link>
            <Link href={secondary.href} className={buttonStyles('secondary', narrow)}>
              {secondary.label}
            </Link>
          </div>
        </div>
        <Incident incident={incident} logo={logo} />
        <ul className="grid gap-x-8 gap-y-2 pt-5 text-sm font-semibold sm:flex sm:flex-wrap">
          {assurances.map((assurance) => (
            <li key={assurance} className="flex items-center gap-2">
              <Icon name="check" size={16} strokeWidth={2} className="shrink-0 text-good" />
              <span>{noBreak(assurance)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
