import type { Audience, Demographics } from '@/content/schema';
import { demographicsLabels, socialAds } from '@/content/templates';

const { labels } = socialAds;

/** Everything an ad campaign says, in the order a marketer fills it in. */
export function CampaignSheet({ ad }: Audience) {
  const { title, targetDemo, keywords, metaTags, story, display } = ad;
  const { primary } = ad.ads;
  const { interests, demographics } = primary.targeting;
  return (
    <div className="pt-8">
      <p className="label text-muted">{labels.campaign}</p>
      <h2 className="mt-2 text-3xl font-bold tracking-tight">{title}</h2>
      <Fields>
        <Field label={labels.targetDemo}>{targetDemo}</Field>
      </Fields>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Group heading={labels.primary}>
          <Field label={labels.headline}>{primary.headline}</Field>
          <Field label={labels.subheadline}>{primary.subheadline}</Field>
          <Field label={labels.bodyText}>{primary.bodyText}</Field>
          <Field label={labels.cta}>{primary.cta}</Field>
          <Field label={labels.imageDesc}>{primary.imageDesc}</Field>
        </Group>
        <Group heading={labels.story}>
          <Field label={labels.format}>{story.format}</Field>
          <Field label={labels.slides}>
            <Numbered items={story.slides} />
          </Field>
          <Field label={labels.reelScript}>
            <Numbered items={story.reelScript.split('\n')} />
          </Field>
        </Group>
        <Group heading={labels.targeting}>
          <Field label={labels.interests}>{interests.join(', ')}</Field>
          <Field label={labels.titles}>{demographics.titles.join(', ')}</Field>
          {ownDemographics(demographics).map(([label, value]) => (
            <Field key={label} label={label}>
              {value}
            </Field>
          ))}
        </Group>
        <div>
          <Group heading={labels.discovery}>
            <Field label={labels.keywords}>{keywords.join(', ')}</Field>
            <Field label={labels.metaTags}>{metaTags.join(' ')}</Field>
          </Group>
          <Group heading={labels.display}>
            <Field label={labels.dimensions}>
              {display.dimensions.join(', ').replaceAll('x', ' × ')}
            </Field>
            <Field label={labels.colorScheme}>{display.colorScheme}</Field>
            <Field label={labels.keyVisuals}>{display.keyVisuals.join(', ')}</Field>
          </Group>
        </div>
      </div>
    </div>
  );
}

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="mt-10">
      <h3 className="label text-accent">{heading}</h3>
      <Fields>{children}</Fields>
    </section>
  );
}

function Fields({ children }: { children: React.ReactNode }) {
  return <dl className="mt-3 divide-y divide-line border-y border-line">{children}</dl>;
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[9rem_1fr] sm:gap-4">
      <dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Numbered({ items }: { items: string[] }) {
  return (
    <ol className="list-decimal space-y-1 pl-5 marker:text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
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
