import type { AdCampaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { demographicsLines } from '@/lib/campaign/ads/json';
import { Field } from './field';
import { Fields, Group } from './fields';

const { labels } = socialAds;

/** Who should see the ad. */
export function Targeting({ interests, demographics }: AdCampaign['ads']['primary']['targeting']) {
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
