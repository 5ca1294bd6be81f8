import { Link } from '@/components/site/link';
import { Disclosure } from '@/components/ui/disclosure';
import { platforms } from '@/content/platforms';
import { limitsChecked } from '@/content/schema/platform';
import { socialAds } from '@/content/words/social-ads';

const { limits: words } = socialAds;

/** When the limits were last checked, and where each is published. */
export function LimitsNote() {
  const sources = platforms.items.flatMap(({ name, limits, ctas }) => {
    const published = [...limits, { name: words.buttons, source: ctas.source }];
    return [...new Set(published.map(({ source }) => source))].map((source) => ({
      key: `${name} ${source}`,
      source,
      label: `${name}: ${published
        .filter((each) => each.source === source)
        .map((each) => each.name.toLowerCase())
        .join(', ')}`,
    }));
  });
  return (
    <div className="mt-3 text-sm text-muted">
      <p>
        {words.note}{' '}
        <time dateTime={limitsChecked} className="whitespace-nowrap">
          {limitsChecked}
        </time>
        .
      </p>
      <Disclosure summary={words.sources} className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {sources.map(({ key, source, label }) => (
            <li key={key}>
              <Link
                href={source}
                className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4 hover:text-text"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
