import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import type { Campaign, Link as LinkContent } from '@/content/schema';
import { ActionBar } from './action-bar';
import { Features } from './features';
import { Hero } from './hero';
import { Offer } from './offer';
import { Posts } from './posts';
import { Questions } from './questions';
import { Report } from './report';
import { Risks } from './risks';
import { Statistics } from './statistics';
import { StatusPanel } from './status-panel';

/** The sections of a landing page, in the order a visitor meets them. The studio shows them, too. */
export function LandingSections({ campaign }: { campaign: Campaign }) {
  const { audience, brand, offer } = campaign;
  const { landing } = audience;
  const { next, references } = landing;
  const [action] = landing.hero.actions;
  return (
    <>
      {/* Sections that have no button of their own. The action bar doesn't show beyond their end. */}
      <div className="action-track">
        <Hero {...landing.hero} mark={brand.mark} />
        <Statistics {...landing.statistics} />
        <StatusPanel {...landing.panel} />
        <Risks {...landing.risks} />
      </div>
      <Offer {...offer} {...landing.offer} next={next} references={references} />
      <div className="action-track">
        <div className="relative">
          <ActionBar {...action} />
        </div>
        {landing.posts && <Posts {...landing.posts} audience={audience} />}
        <Features {...landing.features} drawing={landing.hero.incident.drawing} mark={brand.mark} />
        <Report {...landing.report} stamp={landing.hero.incident.states[1]} />
        {landing.questions && <Questions {...landing.questions} />}
      </div>
      <Closing text={landing.closing} action={action} />
    </>
  );
}

/** The last line of the page, with its call to action. */
function Closing({ text, action }: { text: string; action: LinkContent }) {
  return (
    <section className="border-t border-line bg-surface px-4 py-14 sm:px-8 lg:py-20 print:bg-background print:px-0 print:py-8">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
        <h2 className="max-w-3xl text-[clamp(1.9rem,9.5vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight md:text-5xl">
          {text}
        </h2>
        <Link href={action.href} className={buttonStyles('primary', 'max-sm:w-full')}>
          {action.label}
        </Link>
      </div>
    </section>
  );
}
