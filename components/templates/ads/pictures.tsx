import { Picture } from '@/components/ui/picture';
import type { Audience } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { adPictures, belongs, shown } from '@/lib/campaign/ads/ad-pictures';
import { meantFor } from '@/lib/campaign/ads/ad-platforms';
import { FileLink } from './file-link';

const { pictures: words } = socialAds;

/** Every image of a campaign, small, with the platforms it's for and the PNG to download. */
export function Pictures(audience: Audience) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {adPictures(audience).map((picture) => (
        // Shares its rows with its neighbors, so that captions line up below the tallest image.
        <li
          key={picture.name}
          className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2"
        >
          <div className="grid items-center justify-items-center border border-line bg-surface p-3">
            {/* As wide as there's room, unless that makes it too tall. Known before the image loads. */}
            <div
              className="w-full"
              style={{ maxWidth: `calc(15rem * ${picture.width} / ${picture.height})` }}
            >
              <Picture {...shown(picture)} className="w-full bg-input" />
            </div>
          </div>
          <div className="text-sm">
            <p className="font-semibold">{picture.label}</p>
            <p className="text-muted">
              {`${words.for} ${meantFor(audience)
                .filter((platform) => belongs(picture, platform))
                .map(({ name }) => name)
                .join(', ')}`}
            </p>
          </div>
          <FileLink href={picture.file}>
            {words.download}
            <span className="sr-only">{` ${picture.label}`}</span>
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
