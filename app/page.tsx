import { LandingPage } from '@/components/landing/landing-page';
import { homeCampaign } from '@/lib/campaigns';
import { landingMetadata } from '@/lib/site/metadata';

export const metadata = landingMetadata(homeCampaign.audience);

export default function Page() {
  return <LandingPage campaign={homeCampaign} />;
}
