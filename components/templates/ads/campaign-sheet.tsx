import type { Campaign, AdCampaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { conceptsOf, type AdConcept } from '@/lib/campaign/ads/concepts';
import { colorScheme } from '@/lib/campaign/ads/json';
import { adLink, adPlatforms } from '@/lib/campaign/ads/platforms';
import { AdExports } from './ad-exports';
import { Feed } from './feed/feed';
import { Field } from './field';
import { Fields, Group } from './fields';
import { Films } from './films';
import { LimitedText } from './limited-text';
import { LimitsNote } from './source-notes';
import { Pictures } from './pictures';
import { PlatformCards } from './platform-cards';
import { Story } from './story';
import { adTexts } from '@/lib/campaign/ads/copy';
import { platforms } from '@/content/platforms';
import { demographicsLines } from '@/lib/campaign/ads/json';

const { labels, limits, feed, pictures } = socialAds;

interface CampaignSheetProps {
  campaign: Campaign;
  /** How many files all campaigns have, if there's more than one campaign. */
  allFiles?: number;
}

/** Everything about one audience's ad campaign. */
export function CampaignSheet({ campaign, allFiles }: CampaignSheetProps) {
  const { audience } = campaign;
  const { ad } = audience;
  const { title, targetDemo, keywords, display } = ad;
  const [first, second] = conceptsOf(ad);
  const own = adPlatforms(campaign);
  return (
    <div className="pt-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16">
        <div>
          <p className="label text-muted">{labels.campaign}</p>
          <h3 className="mt-1 mb-4 text-2xl font-bold tracking-tight sm:text-3xl">{title}</h3>
          <Fields>
            <Field label={labels.targetDemo}>{targetDemo}</Field>
            <Field label={labels.placements}>{own.map(({ name }) => name).join(', ')}</Field>
          </Fields>
        </div>
        <AdExports campaign={campaign} allFiles={allFiles} />
      </div>
      <Group heading={feed.heading}>
        <Feed {...audience} />
      </Group>
      <Group heading={labels.primary}>
        <Fields>
          <ConceptFields ad={ad} concept={first} />
          <CallToAction cta={ad.ads.primary.cta} />
          {own.map((platform) => {
            const link = adLink(campaign, platform);
            return (
              <Field key={platform.id} label={`${labels.link} ${platform.name}`} copy={link}>
                <span className="text-sm wrap-anywhere">{link}</span>
              </Field>
            );
          })}
        </Fields>
        <LimitsNote />
      </Group>
      <Group heading={labels.remedy}>
        <Fields>
          <ConceptFields ad={ad} concept={second} />
        </Fields>
      </Group>
      <Group heading={labels.story}>
        <Story {...audience} />
        <Films {...audience} />
      </Group>
      <Group heading={pictures.heading}>
        <Pictures {...audience} />
      </Group>
      <div className="grid gap-x-10 md:grid-cols-2 md:max-xl:*:first:row-span-2 xl:grid-cols-3 print:grid-cols-3">
        <Targeting {...ad.ads.primary.targeting} />
        <Group heading={labels.discovery}>
          <Fields>
            <Field label={labels.keywords} copy={keywords.join(', ')} />
            <LimitedText as="metaTags" text={ad.metaTags.join(' ')} />
          </Fields>
        </Group>
        <Group heading={labels.display}>
          <Fields>
            <Field label={labels.dimensions}>
              {display.dimensions.join(', ').replaceAll('x', ' × ')}
            </Field>
            <Field label={labels.colorScheme}>{colorScheme(campaign)}</Field>
            <Field label={labels.keyVisuals}>
              <ul>
                {display.keyVisuals.map(({ id, description }) => (
                  <li key={id}>{description}</li>
                ))}
              </ul>
            </Field>
          </Fields>
        </Group>
      </div>
      <PlatformCards {...audience} />
    </div>
  );
}

interface ConceptFieldsProps {
  ad: AdCampaign;
  concept: AdConcept;
}

/** What one concept's ad says, and what its picture says and shows. */
function ConceptFields({ ad, concept }: ConceptFieldsProps) {
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

/** What the button says, and which platforms offer such a button. */
function CallToAction({ cta }: { cta: string }) {
  return (
    <Field label={labels.cta} copy={cta}>
      <p>{cta}</p>
      <ul className="mt-2 space-y-0.5 text-sm text-muted">
        {platforms.items.map(({ id, name, ctas }) => (
          <li key={id}>
            {`${name}: `}
            {ctas.items.includes(cta) ? (
              <span className="text-good">{limits.offered}</span>
            ) : (
              <span className="text-notice">{limits.notOffered}</span>
            )}
          </li>
        ))}
      </ul>
    </Field>
  );
}

/** Who should see the ad. */
function Targeting({ interests, demographics }: AdCampaign['ads']['primary']['targeting']) {
  return (
    <Group heading={labels.targeting}>
      <Fields>
        <Field label={labels.interests} copy={interests.join(', ')} />
        {demographicsLines(demographics, labels).map(([label, value]) => (
          <Field key={label} label={label} copy={value} />
        ))}
      </Fields>
    </Group>
  );
}
