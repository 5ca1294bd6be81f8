import { clsx } from 'clsx';
import type { Campaign, PlatformId } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/concepts';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { SnapRow } from '@/components/templates/ads/snap-row';
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
  const all = conceptsOf(ad);
  return (
    <section id="feed" className="group">
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <h3 className="text-xl font-bold tracking-tight sm:text-2xl">{ad.title}</h3>
        {all.length > 1 && (
          <fieldset className="flex flex-wrap gap-x-6 print:hidden">
            <legend className="sr-only">{concepts.choose}</legend>
            {all.map(({ id }, index) => (
              <label key={id} className={choice}>
                <input
                  type="radio"
                  name="concept"
                  defaultChecked={index === 0}
                  data-second={index > 0 || undefined}
                  className="size-5 accent-text"
                />
                {concepts[id]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {all.map((concept, index) => (
        <Posts
          key={concept.id}
          campaign={campaign}
          concept={concept}
          className={`print:!flex ${index === 0 ? 'group-has-[[data-second]:checked]:hidden' : 'not-group-has-[[data-second]:checked]:hidden'}`}
        />
      ))}
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
