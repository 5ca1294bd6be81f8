import type { Audience } from '@/content/schema';
import { adFormats } from '@/content/ad-formats';
import { socialAds } from '@/content/words/social-ads';
import { conceptsOf } from '@/lib/campaign/concepts';
import {
  type AdPicture,
  cardDimensions,
  cardPictures,
  creativePicture,
  storyPictures,
} from '@/lib/campaign/picture/ad-pictures';
import { AccordionItem, Group } from './fields';
import { PictureItem } from './picture-item';

const { pictures: words, concepts, labels, sections } = socialAds;

/** Every image of a campaign: each concept in each size, the slides, and the cards. */
export function Pictures(audience: Audience) {
  const { dimensions } = audience.ad.display;
  const cards = cardDimensions.map((dimension) => cardPictures(audience, dimension));
  return (
    <Group id="images" heading={sections.images}>
      {conceptsOf(audience.ad).map((concept) => (
        <List key={concept.id} heading={concepts[concept.id]}>
          {dimensions.map((dimension) =>
            item(
              [creativePicture(audience, concept, dimension)],
              concepts[concept.id],
              adFormats[dimension].use,
            ),
          )}
        </List>
      ))}
      <List heading={labels.story}>
        {storyPictures(audience).map((picture, index) =>
          item([picture], `${labels.slide} ${index + 1}`),
        )}
      </List>
      <List heading={words.cards}>
        {(cards.at(-1) ?? []).map((_, index) =>
          item(
            cards.flatMap((card) => card[index] ?? []).toReversed(),
            `${labels.card} ${index + 1}`,
            audience.ad.story.headlines[index],
          ),
        )}
      </List>
    </Group>
  );
}

/** One or more sizes of a picture: the first one is shown. */
function item(pictures: AdPicture[], label: string, title?: string) {
  const [first] = pictures;
  return (
    first && (
      <PictureItem
        key={first.name}
        alt={first.alt}
        label={label}
        title={title}
        files={pictures.map(({ file, dimension }) => [file, dimension])}
      />
    )
  );
}

function List({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <AccordionItem summary={heading}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">{children}</ul>
    </AccordionItem>
  );
}
