import type { Campaign } from '@/content/schema';
import { pageAddress } from './base-path';

/**
 * Where a campaign leads, without UTM parameters: its own link, or the audience's landing page. Its
 * host is written as browsers look it up, so no letter can pose as another: `xn--pple-43d.com`.
 */
export function pageLink({ audience, brand }: Campaign): string {
  const url = new URL(audience.link ?? pageAddress(audience.landing.route), brand.origin);
  for (const name of ['source', 'medium', 'campaign', 'content'])
    url.searchParams.delete(`utm_${name}`);
  return url.href;
}

export const utmCampaign = ({ audience, slug }: Pick<Campaign, 'audience' | 'slug'>) =>
  audience.campaign || slug || audience.id;

/** Where a campaign leads, with the UTM parameters that tell where a visit came from. */
export function campaignLink(
  campaign: Campaign,
  { source, medium, content }: { source: string; medium: string; content?: string },
): string {
  const url = new URL(pageLink(campaign));
  const parameters = {
    utm_source: source,
    utm_medium: medium,
    utm_campaign: utmCampaign(campaign),
    utm_content: [content, campaign.variant].filter(Boolean).join('-'),
  };
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The links of an email, as `utm_content` tells them apart. */
export const emailLinks = ['logo', 'picture', 'hero', 'offer'] as const;

/** Where a link in an email leads: the logo to the page, the others to its offer, if it's ours. */
export function emailLink(campaign: Campaign, content: (typeof emailLinks)[number]): string {
  const link = campaignLink(campaign, { ...campaign.email.utm, content });
  return campaign.audience.link || content === 'logo' ? link : `${link}#offer`;
}

/** Where the QR code on something printed leads. */
export const printLink = (campaign: Campaign): string =>
  campaignLink(campaign, { source: 'print', medium: 'qr' });
