import { Link } from '@/components/site/link';
import { Disclosure } from '@/components/ui/disclosure';
import { adDimensions, adFormats } from '@/content/schema/ad-format';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/ads/pictures';

/** What each size of picture is for, and who asks for it. */
export function FormatsNote() {
  return (
    <Disclosure summary={socialAds.pictures.sources} className="mt-4 text-muted print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {adDimensions.map((dimension) => (
          <li key={dimension}>
            <Link
              href={adFormats[dimension].source}
              className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4 hover:text-text"
            >
              {`${sizeLabel(dimension)}: ${adFormats[dimension].use}`}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
