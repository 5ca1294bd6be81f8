import { scriptWords } from '@/content/words/scripts';
import { audiences } from '@/lib/campaigns';
import type { Audience, Post } from '@/content/schema';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { reelScript } from '@/lib/campaign/sheets/field-texts';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { pageSize } from '@/lib/campaign/film/film-sizes';
import { shotAt } from '@/lib/campaign/film/timeline';

const samplePath = '/posts/';

export type SamplePost = ReturnType<typeof samplePost>;

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

function samplePost(audience: Audience, { title, shows = 'reel' }: Post) {
  const film = audience.ad.story[`${shows}Script`];
  const [fear, remedy = fear] = conceptsOf(audience.ad);
  return {
    title,
    /** What's written in the post: an ad's text. The reel is about the fear, as that is. */
    text: (shows === 'reel' ? fear : remedy).bodyText,
    hashtags: audience.ad.metaTags,
    theme: audience.landing.theme,
    // Only a sample that nothing links to has nothing to play.
    film: film && {
      /** The words that it starts with. */
      hook: shotAt(film, 0).words,
      seconds: film.endCard.end,
      size: pageSize(shows),
      files: filmFiles(audience, shows),
      /** What it shows and says, one shot a line. */
      script: reelScript(film, scriptWords),
    },
  };
}
