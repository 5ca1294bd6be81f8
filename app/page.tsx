import { LandingPage } from '@/components/landing/landing-page';
import { homeAudience } from '@/lib/campaigns';
import { landingMetadata } from '@/lib/site/metadata';

export const metadata = landingMetadata(homeAudience);

export default function Page() {
  return <LandingPage audience={homeAudience} />;
}
