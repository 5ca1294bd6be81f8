import { audiences } from '@/content/audiences';
import type { Audience, Post, Theme } from '@/content/schema';
import { type StorySlide, storySlides } from '@/lib/campaign/ads/pictures';

const samplePath = '/posts/';

/** One of the site's own sample posts. */
export interface SamplePost {
  title: string;
  theme: Theme;
  slides: StorySlide[];
}

const sampleEntries = audiences.flatMap((audience) =>
  (audience.landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), samplePost(audience, post)] as const),
);

const [firstAudience] = audiences;

/**
 * The site's own sample posts, by the last part of their address. If every post in the content is a real one, there's one
 * sample that nothing links to, because Next can't export a dynamic route without any pages.
 */
export const samplePosts: ReadonlyMap<string, SamplePost> = new Map(
  sampleEntries.length > 0
    ? sampleEntries
    : [
        [
          'sample',
          samplePost(firstAudience, { title: firstAudience.ad.title, address: '/posts/sample' }),
        ],
      ],
);

/** The sample post at an address; undefined if it leads to another site. */
export const samplePostAt = (address: string) => samplePosts.get(address.replace(samplePath, ''));

/** Makes a post from a campaign. There's no film, so a reel shows the words of its voice, shot by shot. */
export function samplePost(audience: Audience, { title, shows = 'story' }: Post): SamplePost {
  const shots = audience.ad.story.reel.map(({ voice }) => ({ text: voice }));
  const slides = shows === 'story' ? storySlides(audience) : shots;
  return { title, theme: audience.landing.theme, slides };
}
