import { scriptWords } from '@/content/words/scripts';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { colorScheme, demographicsLines } from '@/lib/campaign/sheets/field-texts';
import { adPlatforms } from '@/lib/campaign/sheets/platforms';
import { sizeLabel } from '@/lib/campaign/picture/ad-pictures';
import { Field } from './field';
import { Fields, Group } from './fields';
import { LimitedText } from './limited-text';

const { labels, sections } = socialAds;

/** Who should see the ads, what they're found by, and how they look. */
export function AdTargeting({ campaign }: { campaign: Campaign }) {
  const { ad } = campaign.audience;
  const { ads, display, keywords, metaTags } = ad;
  const { interests, demographics } = ads.primary.targeting;
  return (
    <div className="grid gap-x-10 md:grid-cols-2 md:max-xl:*:last:col-span-2 xl:grid-cols-3 print:grid-cols-3">
      <Group id="targeting" heading={sections.targeting}>
        <Fields>
          <Field label={labels.placements}>
            {adPlatforms(campaign)
              .map(({ name }) => name)
              .join(', ')}
          </Field>
          <Field label={labels.interests} copy={interests.join(', ')} />
          {demographicsLines(demographics, labels).map(([label, value]) => (
            <Field key={label} label={label} copy={value} />
          ))}
        </Fields>
      </Group>
      <Group id="keywords" heading={sections.keywords}>
        <Fields>
          <Field label={labels.keywords} copy={keywords.join(', ')} />
          <LimitedText
            as="metaTags"
            text={metaTags.join(' ')}
            on={campaign.audience.launch.platforms}
          />
        </Fields>
      </Group>
      <Group heading={labels.display}>
        <Fields>
          <Field label={labels.dimensions}>{display.dimensions.map(sizeLabel).join('\n')}</Field>
          <Field label={labels.colorScheme}>{colorScheme(campaign, scriptWords)}</Field>
          <Field label={labels.keyVisuals}>
            {display.keyVisuals.map(({ description }) => description).join('\n')}
          </Field>
        </Fields>
      </Group>
    </div>
  );
}
