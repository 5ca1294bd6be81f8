import { Shell } from '@/components/site/shell';
import type { Audience } from '@/content/schema';
import { Features } from './features';
import { Hero } from './hero';
import { Offer } from './offer';
import { Posts } from './posts';
import { Risks } from './risks';
import { Statistics } from './statistics';

/** The sections of a landing page, in the order a visitor meets them. */
export function LandingPage({ audience }: { audience: Audience }) {
  const { landing } = audience;
  return (
    <Shell theme={landing.theme} footer={landing.footer} current={landing.route}>
      <Hero {...landing.hero} />
      <Statistics {...landing.statistics} />
      <Risks {...landing.risks} />
      <Offer {...landing.offer} />
      {landing.posts && <Posts {...landing.posts} />}
      <Features {...landing.features} />
    </Shell>
  );
}
