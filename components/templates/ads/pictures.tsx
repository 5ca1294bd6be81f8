import { buttonStyles } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Audience } from '@/content/schema';
import { adFormats } from '@/content/market/ad-formats';
import { socialAds } from '@/content/words/social-ads';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import {
  type AdPicture,
  cardDimensions,
  cardPictures,
  creativePicture,
  ownSizesOf,
  previewProps,
  sizeLabel,
  storyPictures,
} from '@/lib/campaign/picture/ad-pictures';
import { AccordionItem, Group } from './fields';
import { FileLink } from './file-link';

const { pictures: words, concepts, labels, sections } = socialAds;

/** Every image of a campaign: each concept in each size, the slides, and the cards. */
export function Pictures(audience: Audience) {
  const sizes = [...new Set(ownSizesOf(audience))];
  const cards = cardDimensions.map((dimension) => cardPictures(audience, dimension));
  return (
    <Group id="images" heading={sections.images}>
      {conceptsOf(audience.ad).map((concept) => (
        <List key={concept.id} heading={concepts[concept.id]}>
          {sizes.map((dimension) => (
            <PictureItem
              key={dimension}
              audience={audience}
              pictures={[creativePicture(audience, concept, dimension)]}
              label={concepts[concept.id]}
              title={adFormats[dimension]?.use}
            />
          ))}
        </List>
      ))}
      <List heading={labels.story}>
        {storyPictures(audience).map((picture, index) => (
          <PictureItem
            key={picture.name}
            audience={audience}
            pictures={[picture]}
            label={`${labels.slide} ${index + 1}`}
          />
        ))}
      </List>
      <List heading={words.cards}>
        {cards[0]?.map(({ name }, index) => (
          <PictureItem
            key={name}
            audience={audience}
            pictures={cards.flatMap((card) => card[index] ?? []).toReversed()}
            label={`${labels.card} ${index + 1}`}
            title={audience.ad.story.headlines[index]}
          />
        ))}
      </List>
    </Group>
  );
}

interface ItemProps {
  audience: Audience;
  /** The picture in each of its sizes. */
  pictures: readonly AdPicture[];
  /** Its name in the links: `Download Slide 1, 1080 × 1920`. */
  label: string;
  /** The text below it, if that's not the label. */
  title?: string;
}

/** A small preview of the first one of a picture's sizes, with the PNG in each size. */
function PictureItem({ audience, pictures, label, title = label }: ItemProps) {
  const [firstPicture] = pictures;
  if (!firstPicture) return null;
  const { width, height } = firstPicture;
  return (
    // Shares its rows with its neighbors, so that captions line up below the tallest image.
    <li className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2">
      <div className="grid place-items-center border border-line p-3">
        {/* As wide as possible without getting too tall. Set from the file's size, so nothing moves
            when it loads. */}
        <div className="w-full" style={{ maxWidth: `calc(13rem * ${width} / ${height})` }}>
          <Picture
            {...previewProps(firstPicture)}
            className="w-full bg-input outline outline-line"
          />
        </div>
      </div>
      <p className="text-sm font-semibold">{title}</p>
      <div className="grid content-start gap-2">
        {pictures.map(({ file, dimension }) => (
          <FileLink key={file} href={file} audience={audience} className={buttonStyles('tool')}>
            <span>
              <span className="sr-only">{`${words.download} ${label}, `}</span>
              {sizeLabel(dimension)}
            </span>
          </FileLink>
        ))}
      </div>
    </li>
  );
}

function List({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <AccordionItem summary={heading}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">{children}</ul>
    </AccordionItem>
  );
}
