import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import type { AdConcept } from '@/lib/campaign/concepts';
import { adTexts } from '@/lib/campaign/ads/copy';
import { Field } from './field';
import { LimitedText } from './limited-text';

/** What one concept's ad says, and what its picture says and shows. */
export function ConceptFields({ campaign, concept }: { campaign: Campaign; concept: AdConcept }) {
  const texts = adTexts(campaign.audience.ad, concept);
  const { picture, imageDesc } = concept;
  return (
    <>
      {(['headline', 'subheadline', 'bodyText', 'caption'] as const).map((as) => (
        <LimitedText key={as} as={as} text={texts[as]} />
      ))}
      <Field label={socialAds.labels.picture}>
        <p>{picture.headline}</p>
        <p className="text-muted">{picture.subheadline}</p>
      </Field>
      <Field label={socialAds.labels.imageDesc} copy={imageDesc} />
    </>
  );
}
