import type { Campaign } from '@/content/schema';
import { Closing } from './closing';
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
      <Hero {...landing.hero} logo={brand.logo} offer={offer} />
      <Statistics {...landing.statistics} />
      <StatusPanel {...landing.panel} />
      <Risks {...landing.risks} />
      <Offer {...offer} {...landing.offer} next={landing.next} references={landing.references} />
      {landing.posts && <Posts {...landing.posts} audience={audience} />}
      <Features {...landing.features} drawing={incident.drawing} logo={brand.logo} />
      <Report {...landing.report} stamp={incident.states[1]} logo={brand.logo} />
      {landing.questions && <Questions {...landing.questions} />}
      <Closing text={landing.closing} action={action} />
    </>
  );
}
