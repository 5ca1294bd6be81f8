import { Feed } from '@/components/ads/feed/feed';
import { platforms } from '@/content/platforms';
import type { Audience, Demographics } from '@/content/schema';
import { demographicsLabels, socialAds } from '@/content/social-ads';
import { adTexts } from '@/lib/ad-copy';
import { adLink } from '@/lib/ad-sheets';
import { Field, Fields, Group } from './fields';
import { LimitedText } from './limited-text';
import { LimitsNote } from './limits-note';
import { Pictures } from './pictures';
import { Story } from './story';
import { TakeAway } from './take-away';

const { labels, feed, limits, pictures } = socialAds;

/** A campaign as it will be seen, what it says, and everything to take it away with. */
export function CampaignSheet(audience: Audience) {
  const { ad } = audience;
  const { title, targetDemo, keywords, display } = ad;
  const { cta, imageDesc, targeting } = ad.ads.primary;
  const { interests, demographics } = targeting;
  const texts = adTexts(ad);
  const meantFor = platforms.items.filter(({ id }) => audience.launch.platforms.includes(id));
  return (
    <div className="pt-8">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]">
        <div>
          <p className="label text-muted">{labels.campaign}</p>
          <h2 className="mt-2 text-3xl font-bold tracking-tight sm:text-4xl">{title}</h2>
          <p className="label mt-6 text-muted">{labels.targetDemo}</p>
          <p className="mt-2 max-w-prose text-lg">{targetDemo}</p>
          <p className="label mt-6 text-muted">{labels.meantFor}</p>
          <p className="mt-2 text-lg">{meantFor.map(({ name }) => name).join(', ')}</p>
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
          {meantFor.map(({ id, name }) => {
            const link = adLink(audience, id);
            return (
              <Field key={id} label={`${labels.link} ${name}`} copy={link}>
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
        <Group heading={labels.targeting}>
          <Fields>
            <Field label={labels.interests} copy={interests.join(', ')}>
              {interests.join(', ')}
            </Field>
            <Field label={labels.titles} copy={demographics.titles.join(', ')}>
              {demographics.titles.join(', ')}
            </Field>
            {ownDemographics(demographics).map(([label, value]) => (
              <Field key={label} label={label}>
                {value}
              </Field>
            ))}
          </Fields>
        </Group>
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

/** What the button says, and which platforms offer it. */
function CallToAction({ cta }: { cta: string }) {
  return (
    <Field label={labels.cta} copy={cta}>
      <p>{cta}</p>
      <ul className="mt-2 space-y-0.5 text-sm text-muted">
        {platforms.items.map(({ id, name, ctas }) => (
          <li key={id}>
            {`${name}: `}
            {ctas.includes(cta) ? (
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

/** The demographics that only this audience has, as label and words. */
function ownDemographics(demographics: Demographics): [string, string][] {
  const values: Record<string, string | boolean | string[]> = demographics;
  return Object.entries(demographicsLabels).flatMap(([field, label]): [string, string][] => {
    const value = values[field];
    if (typeof value === 'boolean') return [[label, value ? labels.yes : labels.no]];
    return typeof value === 'string' ? [[label, value]] : [];
  });
}
