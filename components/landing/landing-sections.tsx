import { Link } from '@/components/site/link';
import { Prerendered } from '@/components/site/prerendered';
import { buttonStyles } from '@/components/ui/button';
import type { Campaign, Landing } from '@/content/schema';
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
  const { actions, incident } = landing.hero;
  const [action] = actions;
  return (
    <>
      {/* Sections that have no button of their own. The action bar doesn't show beyond their end. */}
      <Prerendered id="before-offer" className="action-track">
        <Hero {...landing.hero} mark={brand.mark} />
        <Statistics {...landing.statistics} />
        <StatusPanel {...landing.panel} />
        <Risks {...landing.risks} />
      </Prerendered>
      <Offer {...offer} {...landing.offer} next={landing.next} references={landing.references} />
      <div className="action-track">
        <div className="relative">
          <ActionBar {...action} />
        </div>
        {landing.posts && <Posts {...landing.posts} audience={audience} />}
        <Prerendered id="after-offer">
          <Features {...landing.features} drawing={incident.drawing} mark={brand.mark} />
          <Report {...landing.report} stamp={incident.states[1]} />
          {landing.questions && <Questions {...landing.questions} />}
        </Prerendered>
      </div>
      <Closing {...landing} />
    </>
  );
}

function Closing({
  closing,
  hero: {
    actions: [action],
  },
}: Landing) {
  return (
    <section className="border-t border-line bg-surface px-4 py-14 sm:px-8 lg:py-20 print:bg-background print:px-0 print:py-8">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <h2 className="max-w-3xl text-[clamp(1.9rem,9.5vw,2.25rem)] leading-[1.05] font-extrabold tracking-tight md:text-5xl">
          {closing}
        </h2>
        <Link href={action.href} className={buttonStyles('primary', 'max-sm:w-full')}>
          {action.label}
        </Link>
      </div>
    </section>
  );
}
