import type { CampaignDocument } from '@/content/schema';
import { ownProperty } from './own-property';
import type { Field } from './fields';

/** A field's value in a campaign, as it's edited: with tokens. */
export function valueOf(document: CampaignDocument, { path, kind, count }: Field): string {
  const value = path.split('.').reduce<unknown>(ownProperty, document);
  if (kind === 'part') return orderOf(count ?? 1).join(' ');
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** The positions of `count` entries that nobody has moved: 0, 1, 2. */
export function orderOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
