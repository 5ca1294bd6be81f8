import { audiences } from '@/lib/campaigns';
import type { Audience, Post, Theme } from '@/content/schema';
import { reelScript } from '@/lib/campaign/ads/json';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { shotAt } from '@/lib/campaign/film/timeline';

const samplePath = '/posts/';

export interface SamplePost {
  title: string;
  theme: Theme;
  /** What it plays. Only a sample that nothing links to has nothing to play. */
  film?: {
    /** The words that it starts with. */
    hook: string;
    files: ReturnType<typeof filmFiles>;
    /** What it shows and says, one shot a line. */
    script: string;
  };
}

const sampleEntries = audiences.flatMap((audience) =>
  (audience.landing.posts?.items ?? [])
    .filter(({ address }) => address.startsWith(samplePath))
    .map((post) => [post.address.slice(samplePath.length), samplePost(audience, post)] as const),
);

const [firstAudience] = audiences;
const unlinked: Post = { title: firstAudience.ad.title, address: '/posts/sample' };

/**
 * The site's own sample posts, by the last part of their address. If every post in the content is a
 * real one, there's one sample that nothing links to, because Next can't export a dynamic route
 * without any pages.
 */
export const samplePosts: ReadonlyMap<string, SamplePost> = new Map(
  sampleEntries.length > 0 ? sampleEntries : [['sample', samplePost(firstAudience, unlinked)]],
);

export function samplePost(audience: Audience, { title, shows = 'reel' }: Post): SamplePost {
  const film = audience.ad.story[`${shows}Script`];
  return {
    title,
    theme: audience.landing.theme,
    film: film && {
      hook: shotAt(film, 0).words,
      files: filmFiles(audience, shows),
      script: reelScript(film),
    },
  };
}
