import type { EmailShared } from '@/content/schema';
import { applyMergeTags, type MergeTag } from '@/lib/campaign/email/merge-tags';
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
  const nameTag = values[mergeFields.firstName];
  // A service sends the fallback only if its tag contains it, and no name at all if that's all there is.
  const noName = nameTag?.includes(fallback) ? fallback : '';
  const hasName = person === 'sample' && nameTag !== fallback;
  return {
    [mergeFields.firstName]: hasName ? samplePerson.firstName : noName,
    [mergeFields.sender]: samplePerson.sender,
  };
}

/** `text` with each placeholder replaced by its value. */
export function withValues(text: string, values: Record<string, string>): string {
  return applyMergeTags(
    text,
    Object.entries(values).map(([placeholder, tag]) => ({ placeholder, tag })),
  );
}
