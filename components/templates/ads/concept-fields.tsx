import type { AdCampaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import type { AdConcept } from '@/lib/campaign/ads/concepts';
import { adTexts } from '@/lib/campaign/ads/copy';
import { Field } from './field';
import { LimitedText } from './limited-text';

const { labels } = socialAds;

interface Props {
  ad: AdCampaign;
  concept: AdConcept;
}

/** What one concept's ad says, and what its picture says and shows. */
export function ConceptFields({ ad, concept }: Props) {
  const { headline, subheadline, bodyText, caption } = adTexts(ad, concept);
  const { picture, imageDesc } = concept;
  return (
    <>
      <LimitedText as="headline" text={headline} />
      <LimitedText as="subheadline" text={subheadline} />
      <LimitedText as="bodyText" text={bodyText} />
      <LimitedText as="caption" text={caption} />
      <Field label={labels.picture}>
        <p>{picture.headline}</p>
        <p className="text-muted">{picture.subheadline}</p>
      </Field>
      <Field label={labels.imageDesc} copy={imageDesc} />
    </>
  );
}
