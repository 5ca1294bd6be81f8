import type { Audience } from '@/content/schema';
import { site } from '@/content/site';

interface Utm {
  source: string;
  medium: string;
}

/** An audience's landing page as an absolute address, with the UTM parameters that tell where a visit came from. */
export function campaignLink({ campaign, landing }: Audience, { source, medium }: Utm): string {
  const url = new URL(landing.route, site.origin);
  url.search = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
  }).toString();
  return url.href;
}
