import { platforms } from '@/content/platforms';
import { socialAds } from '@/content/words/social-ads';
import { Field, LimitLines } from './field';

const { labels, limits } = socialAds;

/** What the button says, and which platforms offer such a button. */
export function CallToAction({ cta }: { cta: string }) {
  const lines = platforms.items.map(({ name, ctas }) => {
    const isOffered = ctas.items.includes(cta);
    return [`${name}:`, isOffered, isOffered ? limits.offered : limits.notOffered] as const;
  });
  return (
    <Field label={labels.cta} copy={cta}>
      {cta}
      <LimitLines lines={lines} />
    </Field>
  );
}
