import type { CampaignDocument } from '@/content/schema';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { resolve } from '@/lib/campaign/document/resolve';
import { packageOf } from '@/lib/campaign/outputs/outputs';

/**
 * What a new campaign adds to the site once it's published, as an audience of its own: the routes of
 * its pages, its landing page first; the folder of its files, and how many of them there are.
 * @param document has its future id as its `slug`
 */
export function additionsOf(document: CampaignDocument) {
  const { slug = '', site } = document;
  const campaign = resolve(document);
  const { audience } = campaign;
  const begunFrom = `/${audience.id}`;
  const below = (site?.pages ?? []).filter(
    (page) => page.endsWith(begunFrom) && page !== begunFrom,
  );
  const files = packageOf([campaign]);
  const count = (isCounted: (file: (typeof files)[number]) => boolean) =>
    files.filter(isCounted).length;
  return {
    pages: [
      audience.landing.route,
      ...below.map((page) => `${page.slice(0, -begunFrom.length)}/${slug}`),
      ...(audience.landing.posts?.items ?? []).map(({ address }) => address),
    ].filter((page) => page.startsWith('/')),
    folder: outputAddress({ id: slug }, ''),
    counts: {
      email: count(({ path }) => path === 'email.html'),
      images: count(({ picture }) => picture !== undefined),
      videos: count(({ type }) => type.startsWith('video/')),
    },
  };
}
