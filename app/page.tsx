import { LandingPage } from '@/components/landing/landing-page';
import { homeAudience } from '@/content/audiences';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata(homeAudience.landing);

export default function Page() {
  return <LandingPage landing={homeAudience.landing} />;
}
