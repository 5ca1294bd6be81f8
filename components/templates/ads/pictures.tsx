import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { adPictures, belongs, pictureLabel, shown } from '@/lib/campaign/ads/pictures';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { PictureItem } from './picture-item';

const { pictures: words, labels } = socialAds;

/** Every image of a campaign. */
export function Pictures(campaign: Campaign) {
  const platforms = adPlatforms(campaign);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {adPictures(campaign.audience).map((picture) => {
        const names = platforms
          .filter((platform) => belongs(picture, platform))
          .map(({ name }) => name);
        return (
          <PictureItem
            key={picture.name}
            {...shown(picture)}
            label={pictureLabel(picture, labels.slide)}
            platforms={`${words.for} ${names.join(', ')}`}
            file={picture.file}
            download={words.download}
          />
        );
      })}
    </ul>
  );
}
