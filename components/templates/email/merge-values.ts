import type { EmailShared } from '@/content/schema';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import type { Settings } from '../settings';

/** What the preview needs to fill in an email's merge fields. */
export interface MergeContent extends Pick<
  EmailShared,
  'mergeFields' | 'samplePerson' | 'fallback'
> {
  /** Each email service's tags in this email. */
  services: { id: string; tags: Pick<MergeTag, 'placeholder' | 'tag'>[] }[];
}

/** What the preview shows instead of each placeholder, by placeholder. */
export function mergeValues(
  { person, service }: Pick<Settings, 'person' | 'service'>,
  { services, mergeFields, samplePerson, fallback }: MergeContent,
): Record<string, string> {
  const { tags = [] } = services.find(({ id }) => id === service) ?? {};
  const values = Object.fromEntries(tags.map(({ placeholder, tag }) => [placeholder, tag]));
  if (person === 'tags') return values;
  // A service sends the fallback only if its tag contains it.
  const noName = values[mergeFields.firstName]?.includes(fallback) ? fallback : '';
  return {
    [mergeFields.firstName]: person === 'sample' ? samplePerson.firstName : noName,
    [mergeFields.postalAddress]: samplePerson.postalAddress,
  };
}

/** `text` with each placeholder replaced by its value. */
export function withValues(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (done, [placeholder, value]) => done.replaceAll(placeholder, () => value),
    text,
  );
}
