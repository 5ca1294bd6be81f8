import type { Campaign } from '@/content/schema';

interface Utm {
  source: string;
  medium: string;
  /** Tells the ads of one campaign apart. */
  content?: string;
}

/** The absolute address of an audience's landing page, with the UTM parameters that tell where a visit came from. */
export function campaignLink(
  { audience, brand }: Campaign,
  { source, medium, content }: Utm,
): string {
  const url = new URL(audience.landing.route, brand.origin);
  url.search = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: audience.campaign,
    ...(content && { utm_content: content }),
  }).toString();
  return url.href;
}
