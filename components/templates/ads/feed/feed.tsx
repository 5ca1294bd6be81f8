import { clsx } from 'clsx';
import type { Campaign, PlatformId } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/ads/concepts';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { SnapRow } from '../snap-row';
import { FacebookPost, InstagramPost, LinkedinPost, type PostProps } from './posts';

const { feed, concepts, sections } = socialAds;

export const posts: Record<PlatformId, React.ComponentType<PostProps>> = {
  instagram: InstagramPost,
  facebook: FacebookPost,
  linkedin: LinkedinPost,
};

const choice =
  'flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text';

/**
 * Each concept's creative as the campaign's platforms show it in a feed, in the reader's system
 * font. If there are two, radio buttons choose one with CSS alone, so they work without scripts. On
 * paper, both are shown.
 */
export function Feed({ campaign }: { campaign: Campaign }) {
  const { ad } = campaign.audience;
  const [first, second] = conceptsOf(ad);
  return (
    <section id="feed" className="group">
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <h3 className="text-xl font-bold tracking-tight sm:text-2xl">{ad.title}</h3>
        {second && (
          <fieldset className="flex flex-wrap gap-x-6 print:hidden">
            <legend className="sr-only">{concepts.choose}</legend>
            <label className={choice}>
              <input type="radio" name="concept" defaultChecked className="size-5 accent-text" />
              {concepts[first.id]}
            </label>
            <label className={choice}>
              <input type="radio" name="concept" data-second className="size-5 accent-text" />
              {concepts[second.id]}
            </label>
          </fieldset>
        )}
      </div>
      <Posts
        campaign={campaign}
        concept={first}
        className="group-has-[[data-second]:checked]:hidden print:!flex"
      />
      {second && (
        <Posts
          campaign={campaign}
          concept={second}
          className="not-group-has-[[data-second]:checked]:hidden print:!flex"
        />
      )}
      <p className="mt-3 text-sm text-muted">{feed.note}</p>
    </section>
  );
}

interface PostsProps {
  campaign: Campaign;
  concept: AdConcept;
  className: string;
}

function Posts({ campaign, concept, className }: PostsProps) {
  return (
    <SnapRow
      label={`${sections.feed}: ${concepts[concept.id]}`}
      className={clsx('*:max-w-96 *:basis-[min(18rem,85%)]', className)}
    >
      {adPlatforms(campaign).map((platform) => {
        const Post = posts[platform.id];
        return (
          <li key={platform.id}>
            <figure>
              <figcaption className="label mb-2 text-muted">{`${feed.on} ${platform.name}`}</figcaption>
              <div className="overflow-hidden rounded-md border border-line bg-surface font-system">
                <Post audience={campaign.audience} concept={concept} platform={platform} />
              </div>
            </figure>
          </li>
        );
      })}
    </SnapRow>
  );
}
