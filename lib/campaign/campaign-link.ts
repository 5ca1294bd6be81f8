import type { Audience } from '@/content/schema';
import { absoluteUrl } from '@/lib/absolute-url';

interface Utm {
  source: string;
  medium: string;
  /** Tells the ads of one campaign apart. */
  content?: string;
}

/** An audience's landing page as an absolute address, with the UTM parameters that tell where a visit came from. */
export function campaignLink({ campaign, landing }: Audience, utm: Utm): string {
  const url = new URL(absoluteUrl(landing.route));
  url.search = new URLSearchParams({
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: campaign,
    ...(utm.content && { utm_content: utm.content }),
  }).toString();
  return url.href;
}
