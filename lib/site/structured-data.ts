import type { Graph } from 'schema-dts';
import type { Campaign } from '@/content/schema';
import { brand } from '@/content/brand';
import { readDay } from '@/lib/campaign/document/day';
import { absoluteUrl, icons } from './addresses';

type OfferedCampaign = Pick<Campaign, 'audience' | 'offer'>;

/**
 * A landing page as schema.org data: who is behind it, and what it offers. What the page is called and
 * shows is in its metadata already (metadata.ts).
 */
export function structuredData({ audience, offer: terms }: OfferedCampaign): Graph {
  const { landing } = audience;
  const { hero, offer } = landing;
  const validThrough = readDay(brand.locale, terms.until);
  const organization = { '@id': absoluteUrl('/#organization') };
  const service = { '@id': absoluteUrl(`${landing.route}#service`) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: brand.name,
        url: absoluteUrl('/'),
        logo: absoluteUrl(icons.at(-1)?.file ?? ''),
        sameAs: brand.links.website.href,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          url: brand.links.contact.href,
        },
      },
      {
        '@type': 'Service',
        ...service,
        name: hero.headline,
        serviceType: hero.badge,
        description: hero.lede,
        provider: organization,
        offers: {
          '@type': 'Offer',
          name: offer.heading,
          description: offer.text,
          url: absoluteUrl(`${landing.route}#offer`),
          ...(validThrough && { validThrough }),
        },
      },
    ],
  };
}

/** A landing page's structured data, with `<` escaped, so that no text can close the script. */
export const structuredDataJson = (campaign: OfferedCampaign): string =>
  JSON.stringify(structuredData(campaign)).replaceAll('<', String.raw`\u003c`);
