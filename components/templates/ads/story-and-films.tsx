import { scriptWords } from '@/content/words/scripts';
import { Link } from '@/components/site/link';
import type { Audience } from '@/content/schema';
import { studioRoute } from '@/content/studio';
import { socialAds } from '@/content/words/social-ads';
import { storyFormat } from '@/lib/campaign/sheets/field-texts';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { previewProps, storyPictures } from '@/lib/campaign/picture/ad-pictures';
import { Group } from './fields';
import { Film } from './film';
import { Slides } from './slides';
import { SnapRow } from './snap-row';

const { film: words, labels, safeZone, sections: headings } = socialAds;

/** The sections of an audience's page, by their ids. One is named after what's in it. */
export function sectionsOf(audience: Audience) {
  return filmNamesOf(audience).length > 0 ? headings : { ...headings, story: labels.story };
}

/** A campaign's story, slide by slide, and its films, if any, with their files. */
export function StoryAndFilms(audience: Audience) {
  const films = filmNamesOf(audience);
  const { story } = sectionsOf(audience);
  const told = audience.ad.story;
  const slides = storyPictures(audience).map((picture, index) => ({
    text: told.slides[index] ?? '',
    picture: previewProps(picture),
  }));
  return (
    <Group id="story" heading={story}>
      <h4 className="mb-3 text-sm font-semibold">{`${labels.story}, ${storyFormat(told, scriptWords.stories[told.format])}`}</h4>
      <Slides slides={slides} label={labels.story} slideLabel={labels.slide} safeZone={safeZone} />
      {films.length > 0 && (
        <>
          <SnapRow
            label={words.heading} // As wide as one of three slides or ads. A wide film takes the rest of the row.
            className="*:max-w-60 *:basis-60 md:*:max-w-[calc((100%-2rem)/3)] md:*:basis-48"
          >
            {films.map((name) => (
              <Film key={name} audience={audience} name={name} />
            ))}
          </SnapRow>
          <p className="mt-3 text-sm text-muted">
            {`${words.note} `}
            {studioRoute && (
              <Link
                href={`${studioRoute}/${audience.id}?show=films`}
                className="underline underline-offset-4"
              >
                {words.otherSizes}
              </Link>
            )}
          </p>
        </>
      )}
    </Group>
  );
}
