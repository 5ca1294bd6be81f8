import { clsx } from 'clsx';
import { platforms } from '@/content/platforms';
import type { Audience, PlatformId } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/ads/concepts';
import { FacebookPost, InstagramPost, LinkedinPost, type PostProps } from './posts';

const { feed, concepts } = socialAds;

export const posts: Record<PlatformId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: FacebookPost,
  linkedin: LinkedinPost,
};

const choice =
  'flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text';

/**
 * Each concept's creative as each platform shows it in a feed, in the reader's system font. The
 * radio buttons choose the concept with CSS alone, so they work without scripts. On paper, both are
 * shown.
 */
export function Feed(audience: Audience) {
  const [first, second] = conceptsOf(audience.ad);
  return (
    <div className="group">
      <fieldset className="mb-2 flex flex-wrap gap-x-6 print:hidden">
        <legend className="sr-only">{concepts.choose}</legend>
        <label className={choice}>
          <input type="radio" name="concept" defaultChecked className="size-5 accent-accent" />
          {concepts[first.id]}
        </label>
        <label className={choice}>
          <input type="radio" name="concept" data-second className="size-5 accent-accent" />
          {concepts[second.id]}
        </label>
      </fieldset>
      <Posts
        audience={audience}
        concept={first}
        className="group-has-[[data-second]:checked]:hidden print:!grid"
      />
      <Posts
        audience={audience}
        concept={second}
        className="not-group-has-[[data-second]:checked]:hidden print:!grid"
      />
      <p className="mt-3 text-sm text-muted">{feed.note}</p>
    </div>
  );
}

interface PostsProps {
  audience: Audience;
  concept: AdConcept;
  className: string;
}

function Posts({ audience, concept, className }: PostsProps) {
  return (
    // The gaps show the background as lines. A short post leaves the rest of its cell empty.
    <div
      className={clsx(
        'grid gap-px border-line bg-line max-md:border-y md:grid-cols-2 md:border xl:grid-cols-3 print:grid-cols-3 print:bg-background',
        className,
      )}
    >
      {platforms.items.map((platform) => {
        const Post = posts[platform.id];
        return (
          <figure
            key={platform.id}
            className="break-inside-avoid bg-background pt-3 pb-5 first:md:max-xl:row-span-2 md:px-5"
          >
            <figcaption className="label mb-3 text-muted">{`${feed.on} ${platform.name}`}</figcaption>
            <div className="max-w-[26rem] overflow-hidden rounded-md border border-line bg-surface font-system">
              <Post audience={audience} concept={concept} platform={platform} />
            </div>
            {!audience.launch.platforms.includes(platform.id) && (
              <p className="mt-2 text-sm text-notice">{feed.notHere}</p>
            )}
          </figure>
        );
      })}
    </div>
  );
}
