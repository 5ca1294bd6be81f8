import { platforms } from '@/content/platforms';
import { socialAds } from '@/content/words/social-ads';
import { Field } from './field';

const { labels, limits } = socialAds;

/** What the button says, and which platforms offer such a button. */
export function CallToAction({ cta }: { cta: string }) {
  return (
    <Field label={labels.cta} copy={cta}>
      <p>{cta}</p>
      <ul className="mt-2 space-y-0.5 text-sm text-muted">
        {platforms.items.map(({ id, name, ctas }) => (
          <li key={id}>
            {`${name}: `}
            {ctas.items.includes(cta) ? (
              <span className="text-good">{limits.offered}</span>
            ) : (
              <span className="text-notice">{limits.notOffered}</span>
            )}
          </li>
        ))}
      </ul>
    </Field>
  );
}
