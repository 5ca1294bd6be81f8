import type { AdCampaign, Campaign, Film } from '@/content/schema';
import { allShots } from '../film/timeline';
import { paletteOf } from '../picture/palette';

/** A reel's script, one shot a line: `0-4 s: what is seen. Voice: what is said.` */
export function reelScript(film: Film): string {
  return allShots(film)
    .map(({ start, end, scene, voice }) => `${start}-${end} s: ${scene} Voice: ${voice}`)
    .join('\n');
}

/** What a story is made up of: `5-part sequence`. */
export function storyFormat({ format, slides }: AdCampaign['story']): string {
  return `${slides.length}-part ${format}`;
}

/** The colors of a campaign's pictures: `Ground #ffffff, ink #000000, accent #c81e1e`. */
export function colorScheme(campaign: Campaign): string {
  const { ground, ink, accent } = paletteOf(campaign);
  return `Ground ${ground}, ink ${ink}, accent ${accent}`;
}

/** A campaign's data for the JSON export, with the field names from the specification. */
export function adJson(campaign: Campaign) {
  const { ad, films } = campaign.audience;
  const { title, targetDemo, keywords, metaTags, ads, story, display } = ad;
  const { targeting, ...primary } = ads.primary;
  const { titles, more } = targeting.demographics;
  return {
    title,
    targetDemo,
    keywords,
    metaTags,
    ads: {
      primary: {
        ...primary,
        targeting: {
          interests: targeting.interests,
          demographics: {
            titles,
            ...Object.fromEntries(more.map(({ field, value }) => [field, value])),
          },
        },
      },
    },
    story: {
      format: storyFormat(story),
      slides: story.slides,
      reelScript: reelScript(films.reel),
    },
    display: {
      dimensions: display.dimensions,
      colorScheme: colorScheme(campaign),
      keyVisuals: display.keyVisuals.map(({ description }) => description),
    },
  };
}
