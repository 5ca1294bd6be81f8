import { audiences } from '@/lib/campaigns';
import type { Audience, Post, Theme } from '@/content/schema';
import { reelScript } from '@/lib/campaign/ads/json';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmOf, shotAt } from '@/lib/campaign/film/timeline';

const samplePath = '/posts/';

/** One of the site's own sample posts. */
export interface SamplePost {
  title: string;
  theme: Theme;
  /** The words that its film starts with. */
  hook: string;
  /** The addresses of its film. */
  files: ReturnType<typeof filmFiles>;
  /** What the film shows and says, one shot a line. */
  script: string;
}

const sampleEntries = audiences.flatMap((audience) =>
  (audience.landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), samplePost(audience, post)] as const),
);

const [firstAudience] = audiences;

/**
 * The site's own sample posts, by the last part of their address. If every post in the content is a
 * real one, there's one sample that nothing links to, because Next can't export a dynamic route
 * without any pages.
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

/** Makes a post from one of a campaign's films. */
export function samplePost(audience: Audience, { title, shows = 'reel' }: Post): SamplePost {
  const film = filmOf(audience, shows);
  return {
    title,
    theme: audience.landing.theme,
    hook: shotAt(film, 0).words,
    files: filmFiles(audience, shows),
    script: reelScript(film),
  };
}
