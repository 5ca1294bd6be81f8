import type { Audience } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';

const { labels } = socialAds;

/** What the first ad and the story say, as plain text. */
export function AdText({ ad }: Audience) {
  const { headline, subheadline, bodyText, cta } = ad.ads.primary;
  const texts = [
    [labels.headline, headline],
    [labels.subheadline, subheadline],
    [labels.bodyText, bodyText],
    [labels.cta, cta],
  ] as const;
  return (
    <section
      aria-label={labels.primary}
      className="mt-6 grid gap-x-10 gap-y-4 text-sm md:grid-cols-2"
    >
      <dl className="grid content-start gap-y-1">
        {texts.map(([label, text]) => (
          <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
            <dt className="text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ol className="grid list-inside list-decimal content-start gap-y-1">
        {ad.story.slides.map((slide) => (
          <li key={slide}>{slide}</li>
        ))}
      </ol>
    </section>
  );
}
