import { Link } from '@/components/site/link';
import { Disclosure } from '@/components/ui/disclosure';
import { platforms } from '@/content/platforms';
import { adDimensions, adFormats } from '@/content/schema/ad-format';
import { limitsChecked } from '@/content/schema/platform';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/ads/size-label';

const { limits: words } = socialAds;

/** When the limits were last checked, and where they and the pictures' sizes are published. */
export function LimitsNote() {
  const limits = platforms.items.flatMap(({ name, limits: own, ctas }) => {
    const published = [...own, { name: words.buttons, source: ctas.source }];
    return [...new Set(published.map(({ source }) => source))].map((href) => ({
      href,
      label: `${name}: ${published
        .filter(({ source }) => source === href)
        .map((each) => each.name.toLowerCase())
        .join(', ')}`,
    }));
  });
  const sizes = adDimensions.map((dimension) => ({
    href: adFormats[dimension].source,
    label: `${sizeLabel(dimension)}: ${adFormats[dimension].use}`,
  }));
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
          {[...limits, ...sizes].map(({ href, label }) => (
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
    </div>
  );
}
