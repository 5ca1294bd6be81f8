import { Feed } from '@/components/ads/feed/feed';
import type { Audience } from '@/content/schema';
import { socialAds } from '@/content/social-ads';
import { adTexts } from '@/lib/ad-copy';
import { adLink, meantFor } from '@/lib/ad-platforms';
import { CallToAction } from './call-to-action';
import { Field, Fields, Group } from './fields';
import { LimitedText } from './limited-text';
import { LimitsNote } from './limits-note';
import { Pictures } from './pictures';
import { Story } from './story';
import { TakeAway } from './take-away';
import { Targeting } from './targeting';

const { labels, feed, pictures } = socialAds;

/** A campaign as it will be seen, what it says, and everything to take it away with. */
export function CampaignSheet(audience: Audience) {
  const { ad } = audience;
  const { title, targetDemo, keywords, display } = ad;
  const { cta, imageDesc } = ad.ads.primary;
  const texts = adTexts(ad);
  const own = meantFor(audience);
  return (
    <div className="pt-8">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]">
        <div>
          <p className="label text-muted">{labels.campaign}</p>
          <h2 className="mt-2 text-3xl font-bold tracking-tight sm:text-4xl">{title}</h2>
          <p className="label mt-6 text-muted">{labels.targetDemo}</p>
          <p className="mt-2 max-w-prose text-lg">{targetDemo}</p>
          <p className="label mt-6 text-muted">{labels.meantFor}</p>
          <p className="mt-2 text-lg">{own.map(({ name }) => name).join(', ')}</p>
        </div>
        <TakeAway {...audience} />
      </div>
      <Group heading={feed.heading}>
        <Feed {...audience} />
      </Group>
      <Group heading={labels.primary}>
        <Fields>
          <LimitedText as="headline" text={texts.headline} />
          <LimitedText as="subheadline" text={texts.subheadline} />
          <LimitedText as="bodyText" text={texts.bodyText} />
          <LimitedText as="caption" text={texts.caption} />
          <CallToAction cta={cta} />
          <Field label={labels.imageDesc} copy={imageDesc}>
            {imageDesc}
          </Field>
          {own.map((platform) => {
            const link = adLink(audience, platform);
            return (
              <Field key={platform.id} label={`${labels.link} ${platform.name}`} copy={link}>
                <span className="text-sm wrap-anywhere">{link}</span>
              </Field>
            );
          })}
        </Fields>
        <LimitsNote />
      </Group>
      <Group heading={labels.story}>
        <Story {...audience} />
      </Group>
      <Group heading={pictures.heading}>
        <Pictures {...audience} />
      </Group>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Targeting {...ad.ads.primary.targeting} />
        <div>
          <Group heading={labels.discovery}>
            <Fields>
              <Field label={labels.keywords} copy={keywords.join(', ')}>
                {keywords.join(', ')}
              </Field>
              <LimitedText as="metaTags" text={texts.metaTags} />
            </Fields>
          </Group>
          <Group heading={labels.display}>
            <Fields>
              <Field label={labels.dimensions}>
                {display.dimensions.join(', ').replaceAll('x', ' × ')}
              </Field>
              <Field label={labels.colorScheme}>{display.colorScheme}</Field>
              <Field label={labels.keyVisuals}>
                <ul>
                  {display.keyVisuals.map((visual) => (
                    <li key={visual}>{visual}</li>
                  ))}
                </ul>
              </Field>
            </Fields>
          </Group>
        </div>
      </div>
    </div>
  );
}
