import type { Concept } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';

const { labels } = socialAds;

interface Props extends Pick<Concept, 'headline' | 'subheadline' | 'bodyText'> {
  cta: string;
}

/** What an ad says, as plain text. */
export function AdText({ headline, subheadline, bodyText, cta }: Props) {
  const texts = [
    [labels.headline, headline],
    [labels.subheadline, subheadline],
    [labels.bodyText, bodyText],
    [labels.cta, cta],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-[1fr_1fr_2fr_auto]">
      {texts.map(([label, text]) => (
        <div key={label} className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
