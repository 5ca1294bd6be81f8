import type { Campaign } from '@/content/schema';
import { packageOf } from '@/lib/campaign/outputs/outputs';
import { campaigns } from '@/lib/campaigns';
import { SectionLinks } from '../section-links';
import { AdCopy } from './ad-copy';
import { AdExports } from './ad-exports';
import { AdTargeting } from './ad-targeting';
import { Feed } from './feed';
import { Pictures } from './pictures';
import { PlatformCards } from './platform-cards';
import { sectionsOf, StoryAndFilms } from './story-and-films';

const allFiles =
  campaigns.length > 1 ? campaigns.flatMap((campaign) => packageOf([campaign])).length : undefined;

/** An ad campaign: the ads and what they say, then what's needed to run them. */
export function AdsPanel({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  return (
    <>
      <SectionLinks sections={sectionsOf(audience)} />
      <Feed campaign={campaign} />
      <div className="grid-cols-[minmax(0,1fr)_18rem] gap-x-10 xl:grid">
        <StoryAndFilms {...audience} />
        <AdExports campaign={campaign} allFiles={allFiles} />
      </div>
      <Pictures {...audience} />
      <AdTargeting campaign={campaign} />
      <PlatformCards {...audience} />
      <AdCopy campaign={campaign} />
    </>
  );
}
