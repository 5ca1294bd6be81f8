import { preload } from 'react-dom';
import { posts } from '@/components/templates/shared/feed/feed';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/document/concepts';
import { previewedPlatforms } from '@/lib/campaign/sheets/platforms';
import { feedPicture } from '@/lib/campaign/picture/ad-pictures';
import { SnapRow } from './snap-row';

const { feed, concepts, labels, sections } = socialAds;

const choice =
  'flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-muted hover:text-text has-checked:text-text';

/**
 * Who a campaign is for, and what each concept's ad says, in plain text and as the campaign's
 * platforms show it in a feed. If there are two concepts, radio buttons choose one with CSS alone,
 * so they work without scripts. On paper, both are shown.
 */
export function Feed({ campaign }: { campaign: Campaign }) {
  const { ad } = campaign.audience;
  const all = conceptsOf(ad);
  const platforms = previewedPlatforms(campaign);
  // The page's largest picture on a phone's first screen: without this, the scripts come first.
  const firstPicture =
    all[0] && platforms[0] && feedPicture(campaign.audience, all[0], platforms[0]);
  if (firstPicture) preload(firstPicture.preview, { as: 'image', fetchPriority: 'high' });
  return (
    <section id="feed" className="group">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
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
                  className="size-5 appearance-none rounded-full border-2 border-current checked:border-6"
                />
                {concepts[id]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <p className="mb-3 text-sm text-muted">{`${labels.targetDemo}: ${ad.targetDemo}`}</p>
      {all.map((concept, index) => (
        <div
          key={concept.id}
          className={`flex flex-col gap-4 print:!flex ${platforms.length < 3 ? 'xl:ads-beside' : 'min-[85rem]:ads-beside'} ${index === 0 ? 'group-has-[[data-second]:checked]:hidden' : 'not-group-has-[[data-second]:checked]:hidden'}`}
        >
          <dl className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-[1fr_1fr_2fr_auto]">
            {(['headline', 'subheadline', 'bodyText', 'cta'] as const).map((name) => (
              <div key={name} className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)]">
                <dt className="text-muted">{labels[name]}</dt>
                <dd>{{ ...concept, cta: ad.ads.primary.cta }[name]}</dd>
              </div>
            ))}
          </dl>
          <Posts campaign={campaign} concept={concept} />
        </div>
      ))}
      <p className="mt-3 text-sm text-muted">{feed.note}</p>
    </section>
  );
}

/** A concept's ad as the campaign's platforms show it, in the reader's system font. */
function Posts({ campaign, concept }: { campaign: Campaign; concept: AdConcept }) {
  return (
    <SnapRow
      label={`${sections.feed}: ${concepts[concept.id]}`}
      // Smaller on a low screen, so that most of the first picture is on it.
      className="grow *:max-w-80 *:basis-[min(18rem,85%)] md:*:max-w-64 md:*:basis-56 desk:*:max-w-80"
    >
      {previewedPlatforms(campaign).map((platform) => {
        const Post = posts[platform.preview];
        return (
          <li key={platform.id}>
            <figure>
              <figcaption className="label mb-2 text-muted">{`${feed.on} ${platform.name}`}</figcaption>
              <div className="overflow-hidden rounded-md border border-muted bg-input font-system">
                <Post audience={campaign.audience} concept={concept} platform={platform} />
              </div>
            </figure>
          </li>
        );
      })}
    </SnapRow>
  );
}
