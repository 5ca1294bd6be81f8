import { clsx } from 'clsx';
import { Bar } from '@/components/ui/bar';
import { platforms } from '@/content/platforms';
import type { AdText } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { lengthOf, verdict, type Verdict } from '@/lib/campaign/ads/copy';
import { Field } from './field';

const { labels, limits: words } = socialAds;

interface Props {
  /** Which of the campaign's texts it is. */
  as: AdText;
  text: string;
}

/** A text of the ad, a button to copy it, and whether it fits each platform's limit. */
export function LimitedText({ as, text }: Props) {
  const length = lengthOf(as, text);
  const counted = as === 'metaTags' ? words.hashtags : words.characters;
  const limits = platforms.items.flatMap(({ name: platform, limits: all }) =>
    all.filter((limit) => limit.text === as).map((limit) => ({ platform, limit })),
  );
  return (
    <Field label={labels[as]} copy={text}>
      <p className="whitespace-pre-line">{text}</p>
      <ul className="mt-2 space-y-0.5 text-sm">
        {limits.map(({ platform, limit }) => {
          const result = verdict(length, limit);
          const { cut = limit.refused, refused = cut } = limit;
          const most = (result === 'refused' ? refused : cut) ?? length;
          return (
            <li key={platform} className="flex gap-x-3 text-muted">
              <Bar share={length / most} className={clsx('mt-2 w-16 shrink-0', color[result])} />
              <span className="min-w-0">
                {`${platform}, ${limit.name.toLowerCase()}: ${length} ${words.of} ${most} ${counted}`}
                {refused !== most && ` (${refused} ${words.atMost})`}
                {', '}
                <span className={color[result]}>
                  {words[result]}
                  {result === 'cut' && limit.cutNote && `: ${limit.cutNote}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Field>
  );
}

const color: Record<Verdict, string> = {
  fits: 'text-good',
  cut: 'text-notice',
  refused: 'text-danger',
};
