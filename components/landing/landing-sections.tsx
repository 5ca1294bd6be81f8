import { Fragment } from 'react';
import type { Campaign, SectionName } from '@/content/schema';
import { labelOf } from '@/lib/site/page-sections';
import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import { Offer } from './offer';
import { Posts } from './posts';
import { Proof } from './proof';
import { Questions } from './questions';
import { Report } from './report';
import { Risks } from './risks';
import { Statistics } from './statistics';
import { StatusPanel } from './status-panel';

/** The sections of a landing page, in its order. The studio shows them, too. */
export function LandingSections({ campaign }: { campaign: Campaign }) {
  const { audience, brand, offer } = campaign;
  const { landing } = audience;
  const { actions, incident } = landing.hero;
  const [action] = actions;
  const { entries, next, references } = landing;
  const elements: Record<SectionName, React.ReactNode> = {
    hero: <Hero {...landing.hero} logo={brand.logo} offer={offer} />,
    statistics: <Statistics {...landing.statistics} />,
    panel: <StatusPanel {...landing.panel} />,
    risks: <Risks {...landing.risks} label={labelOf(entries.risks)} />,
    offer: <Offer {...offer} {...landing.offer} next={next} references={references} />,
    posts: landing.posts && (
      <Posts {...landing.posts} label={labelOf(entries.posts)} audience={audience} />
    ),
    features: <Features {...landing.features} label={labelOf(entries.features)} />,
    proof: landing.proof && <Proof {...landing.proof} label={labelOf(entries.proof)} />,
    report: (
      <Report
        {...landing.report}
        label={labelOf(entries.report)}
        stamp={incident.states[1]}
        logo={brand.logo}
      />
    ),
    questions: landing.questions && <Questions {...landing.questions} />,
  };
  return (
    <>
      {landing.sections.map((name) => (
        <Fragment key={name}>{elements[name]}</Fragment>
      ))}
      <Closing text={landing.closing} action={action} />
    </>
  );
}
