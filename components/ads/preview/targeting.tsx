import type { AdCampaign, Demographics } from '@/content/schema';
import { demographicsLabels, socialAds } from '@/content/social-ads';
import { Field, Fields, Group } from './fields';

const { labels } = socialAds;

/** Whom to show the ad to. */
export function Targeting({ interests, demographics }: AdCampaign['ads']['primary']['targeting']) {
  return (
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
