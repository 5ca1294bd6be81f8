import { audiences } from '@/content/audiences';
import type { Audience, Post } from '@/content/schema';
import { type StorySlide, storySlides } from '@/lib/campaign/ads/ad-pictures';

const samplePath = '/posts/';

/** One of the site's own posts. */
export interface SamplePost {
  title: string;
  slides: StorySlide[];
}

/**
 * The address of a post's frame: the post's own address + `/embed`. A shared link's query, anchor and closing
 * slash are no part of it.
 */
export function embedAddress(address: Post['address']): string {
  return `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/embed`;
}

const shown = audiences.flatMap((audience) =>
  (audience.landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), samplePost(audience, post)] as const),
);

const [first] = audiences;

/**
 * The site's own sample posts, by the last part of their address. Posts on a real network are not among them. Where all
 * are real, one sample stays, which nothing leads to: a route without a page stops the export.
 */
export const samplePosts: ReadonlyMap<string, SamplePost> = new Map(
  shown.length > 0
    ? shown
    : [['sample', samplePost(first, { title: first.ad.title, address: '/posts/sample' })]],
);

/** A post out of a campaign. A reel is shown by what is said in it, shot by shot: there is no film. */
export function samplePost(audience: Audience, { title, shows = 'story' }: Post): SamplePost {
  const shots = audience.ad.story.reelScript
    .split('\n')
    .map((shot) => ({ text: shot.replace(/^.*Voice: /, '') }));
  return { title, slides: shows === 'story' ? storySlides(audience) : shots };
}
