import { platforms } from '@/content/platforms';
import type { Audience, PlatformId } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { FacebookPost } from './facebook-post';
import { InstagramPost } from './instagram-post';
import { LinkedinPost } from './linkedin-post';
import type { PostProps } from './post';

const { feed } = socialAds;

const posts: Record<PlatformId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: FacebookPost,
  linkedin: LinkedinPost,
};

/** The creative as each platform shows it in a feed, in the reader's system font. */
export function Feed(audience: Audience) {
  return (
    <>
      {/* The gaps show the background as lines. A short post leaves the rest of its cell empty. */}
      <div className="grid gap-px border-line bg-line max-md:border-y md:grid-cols-2 md:border xl:grid-cols-3 print:grid-cols-3 print:bg-background">
        {platforms.items.map((platform) => {
          const Post = posts[platform.id];
          return (
            <figure
              key={platform.id}
              className="break-inside-avoid bg-background pt-3 pb-5 first:md:max-xl:row-span-2 md:px-5"
            >
              <figcaption className="label mb-3 text-muted">{`${feed.on} ${platform.name}`}</figcaption>
              <div className="max-w-[26rem] overflow-hidden rounded-md border border-line bg-surface font-system">
                <Post audience={audience} platform={platform} />
              </div>
              {!audience.launch.platforms.includes(platform.id) && (
                <p className="mt-2 text-sm text-notice">{feed.notHere}</p>
              )}
            </figure>
          );
        })}
      </div>
      <p className="mt-3 text-sm text-muted">{feed.note}</p>
    </>
  );
}
