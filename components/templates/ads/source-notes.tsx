import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { Disclosure } from '@/components/ui/disclosure';
import { platforms } from '@/content/platforms';
import { adDimensions, adFormats } from '@/content/schema/ad-format';
import { limitsChecked } from '@/content/schema/platform';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/ads/size-label';

const { limits: words, pictures } = socialAds;

/** What each size of picture is for, and who asks for it. */
export function FormatsNote() {
  const links = adDimensions.map((dimension) => ({
    href: adFormats[dimension].source,
    label: `${sizeLabel(dimension)}: ${adFormats[dimension].use}`,
  }));
  return <Sources summary={pictures.sources} className="mt-4 text-muted" links={links} />;
}

/** When the limits were last checked, and where each is published. */
export function LimitsNote() {
  const links = platforms.items.flatMap(({ name, limits, ctas }) => {
    const published = [...limits, { name: words.buttons, source: ctas.source }];
    return [...new Set(published.map(({ source }) => source))].map((href) => ({
      href,
      label: `${name}: ${published
        .filter(({ source }) => source === href)
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
      <Sources summary={words.sources} links={links} />
    </div>
  );
}

interface SourcesProps {
  summary: string;
  className?: string;
  links: { href: string; label: string }[];
}

function Sources({ summary, className, links }: SourcesProps) {
  return (
    <Disclosure summary={summary} className={clsx(className, 'print:hidden')}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={label}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4 hover:text-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
