import { Picture } from '@/components/ui/picture';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { adPictures, belongs, pictureLabel, shown } from '@/lib/campaign/ads/pictures';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { FileLink } from './file-link';

const { pictures: words, labels } = socialAds;

/** Every image of a campaign, small, with the platforms it's for and the PNG to download. */
export function Pictures(campaign: Campaign) {
  const platforms = adPlatforms(campaign);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {adPictures(campaign.audience).map((picture) => (
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
            <p className="font-semibold">{pictureLabel(picture, labels.slide)}</p>
            <p className="text-muted">
              {`${words.for} ${platforms
                .filter((platform) => belongs(picture, platform))
                .map(({ name }) => name)
                .join(', ')}`}
            </p>
          </div>
          <FileLink href={picture.file}>
            {words.download}
            <span className="sr-only">{` ${pictureLabel(picture, labels.slide)}`}</span>
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
