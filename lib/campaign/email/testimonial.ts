import type { Campaign } from '@/content/schema';

/**
 * The quote of a campaign's email and who said it, or undefined if it has none. As long as
 * its text has `{placeholder}`, it's a sample: no customer has said it.
 */
export function testimonialOf({ audience, placeholders }: Campaign) {
  const { quote, by } = audience.email.testimonial ?? {};
  if (!quote) return undefined;
  return { quote, by, sample: placeholders.includes('audience.email.testimonial.quote') };
}
