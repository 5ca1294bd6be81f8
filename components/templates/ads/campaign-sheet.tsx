import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { conceptsOf } from '@/lib/campaign/ads/concepts';
import { colorScheme } from '@/lib/campaign/ads/json';
import { adLink, adPlatforms } from '@/lib/campaign/ads/platforms';
import { AdExports } from './ad-exports';
import { CallToAction } from './call-to-action';
import { ConceptFields } from './concept-fields';
import { Feed } from './feed/feed';
import { Field } from './field';
import { Fields, Group } from './fields';
import { Films } from './films';
import { LimitedText } from './limited-text';
import { LimitsNote } from './limits-note';
import { Pictures } from './pictures';
import { PlatformCards } from './platform-cards';
import { Story } from './story';
import { Targeting } from './targeting';

const { labels, feed, pictures } = socialAds;

interface Props {
  campaign: Campaign;
  /** How many files all campaigns have, if there's more than one campaign. */
  allFiles?: number;
}

/** Everything about one audience's ad campaign. */
export function CampaignSheet({ campaign, allFiles }: Props) {
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
