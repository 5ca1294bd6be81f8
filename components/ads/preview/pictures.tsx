import { Picture } from '@/components/ui/picture';
import type { Audience } from '@/content/schema';
import { socialAds } from '@/content/social-ads';
import { adPictures, belongs, shown } from '@/lib/ad-pictures';
import { meantFor } from '@/lib/ad-platforms';
import { FileLink } from './file-link';

const { pictures: words } = socialAds;

/** Every picture of a campaign, small: where it belongs, and the PNG to download. */
export function Pictures(audience: Audience) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
      {adPictures(audience).map((picture) => (
        <li key={picture.name} className="flex flex-col gap-2">
          <div className="flex h-60 items-end">
            {/* As wide as there is room, or as keeps it in the row: known before it comes. */}
            <div
              className="w-full border border-line"
              style={{ maxWidth: `calc(15rem * ${picture.width} / ${picture.height})` }}
            >
              <Picture {...shown(picture)} className="w-full bg-input" />
            </div>
          </div>
          <p className="text-sm text-muted">
            {`${words.for} ${meantFor(audience)
              .filter((platform) => belongs(picture, platform))
              .map(({ name }) => name)
              .join(', ')}`}
          </p>
          <FileLink href={picture.file} className="mt-auto">
            <span className="sr-only">{`${words.download} `}</span>
            {picture.label}
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
