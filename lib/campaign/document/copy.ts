import type { AdCampaign, AdText, Campaign, CampaignDocument, Concept } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';

/** The texts of a concept's ad, as they're pasted into a platform's form. */
export function adTexts(
  { metaTags }: Pick<AdCampaign, 'metaTags'>,
  { headline, subheadline, bodyText }: Concept,
): Record<AdText, string> {
  const tags = metaTags.join(' ');
  return {
    headline,
    subheadline,
    bodyText,
    caption: `${bodyText}\n\n${tags}`,
    metaTags: tags,
  };
}

/** A text's length as platforms count it: hashtags for `metaTags`, otherwise graphemes. */
export const lengthOf = (text: AdText, words: string): number =>
  text === 'metaTags' ? words.split(' ').length : graphemes(words).length;

/** A text as a feed shows it: whole, or its words up to the limit, and whether there's more. */
export function truncate(text: string, limit: number): { text: string; hasMore: boolean } {
  const characters = graphemes(text);
  const hasMore = characters.length > limit;
  if (!hasMore) return { text, hasMore };
  const start = characters.slice(0, limit).join('');
  const words = /\S/.test(characters[limit] ?? '') ? start.replace(/\s\S*$/, '') : start;
  // An ellipsis comes next. In the studio, the period may have a mark.
  return { text: words.trimEnd().replace(/\.(?=\p{M}*$)/u, ''), hasMore };
}

/** The shortest limit of the campaign's own platforms for one of an ad's texts. */
export function adLimit(
  { audience: { launch }, platforms }: Pick<Campaign | CampaignDocument, 'audience' | 'platforms'>,
  name: AdText,
): number | undefined {
  const limits = platforms
    .flatMap(({ id, limits: platformLimits }) =>
      launch.platforms.includes(id) ? platformLimits : [],
    )
    .flatMap(({ text, cut, refused }) => (text === name ? (cut ?? refused ?? []) : []));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
