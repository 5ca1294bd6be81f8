import { audiences } from '@/content/audiences';
import type { Audience, Post } from '@/content/schema';
import { campaignOf } from '@/content/campaigns';
import { type StorySlide, storySlides } from '@/lib/campaign/ads/pictures';

const samplePath = '/posts/';

/** One of the site's own posts. */
export interface SamplePost {
  title: string;
  slides: StorySlide[];
}

const shown = audiences.flatMap((audience) =>
  (audience.landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), samplePost(audience, post)] as const),
);

const [first] = audiences;

/**
 * The site's own sample posts, by the last part of their address. Posts on a real network aren't among them. Where all are
 * real, one sample stays that nothing links to: a route without a page stops the export.
 */
export const samplePosts: ReadonlyMap<string, SamplePost> = new Map(
  shown.length > 0
    ? shown
    : [['sample', samplePost(first, { title: first.ad.title, address: '/posts/sample' })]],
);

/** A post made from a campaign. A reel is shown by what is said in it, shot by shot: there is no film. */
export function samplePost(audience: Audience, { title, shows = 'story' }: Post): SamplePost {
  const shots = audience.ad.story.reel.map(({ voice }) => ({ text: voice }));
  return { title, slides: shows === 'story' ? storySlides(campaignOf(audience)) : shots };
}
