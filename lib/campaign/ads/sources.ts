import type { Campaign } from '@/content/schema';
import type { Pair } from './html';
import { adPlatforms } from './platforms';

/** Where a campaign's platforms publish their limits, and the sizes of pictures. */
export function sourcesOf(campaign: Campaign): Pair[] {
  const published = [
    ...adPlatforms(campaign).flatMap(({ name, source, limits, ctas = [] }) =>
      [{ source }, ...limits, ctas].flat().map(({ source: address }) => [address, name] as const),
    ),
    ...Object.entries(campaign.formats).map(([size, { source }]) => [source, size] as const),
  ];
  return [...new Set(published.map(([source]) => source))].map((source) => {
    const names = published.flatMap(([address, name]) => (address === source ? [name] : []));
    return [[...new Set(names)].join(', '), source];
  });
}
