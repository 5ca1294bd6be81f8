import type { Campaign } from '@/content/schema';

/** The quote of an email, if it has one. With `{placeholder}`, it's a sample. */
export function testimonialOf({ audience, placeholders }: Campaign) {
  const { quote, by } = audience.email.testimonial ?? {};
  if (!quote) return undefined;
  return { quote, by, sample: placeholders.includes('audience.email.testimonial.quote') };
}
