import type { AdCampaign, Campaign, Demographics, Film, Platform } from '@/content/schema';
import { pageLink } from '../campaign-link';
import { partsOf, toConfirm } from '../confirm';
import type { Output } from '../output-entries';
import { allShots } from '../film/timeline';
import { paletteOf, panelPaletteOf } from '../palette';
import { type AdConcept, conceptsOf } from '../concepts';
import { metaUrlTags } from './meta-sheet';
import { adLink, adPlatforms, isOnMeta, picturesOn } from './platforms';

/** A reel's script, one shot a line: `0-4 s: what is seen. On screen: “The words.”` */
export function reelScript(film: Film): string {
  return allShots(film)
    .map((shot) => {
      const scene = 'scene' in shot ? `${shot.scene} ` : '';
      return `${shot.start}-${shot.end} s: ${scene}On screen: “${shot.words}”`;
    })
    .join('\n');
}

/** What a story is made up of: `5-part sequence`. */
export const storyFormat = ({ format, slides }: AdCampaign['story']): string =>
  `${slides.length}-part ${format}`;

/** The colors of a campaign's pictures: `Ground #ffffff, ink #000000, accent #c81e1e`. */
export function colorScheme(campaign: Campaign): string {
  const { ground, ink, accent } = paletteOf(campaign);
  const panel = panelPaletteOf(campaign).ground;
  const colors = `Ground ${ground}, ink ${ink}, accent ${accent}`;
  return panel === ground ? colors : `${colors}, panel ${panel}`;
}

/** Who an ad is for, as labels and values: the job titles, then this audience's own details. */
export function demographicsLines(
  { titles, ...details }: Demographics,
  labels: Readonly<Record<keyof Demographics | 'yes' | 'no', string>>,
): [label: string, value: string][] {
  const labelOf = new Map(Object.entries(labels));
  const lines = Object.entries(details).map(([name, value]): [string, string] => [
    labelOf.get(name) ?? name,
    typeof value === 'string' ? value : labels[value ? 'yes' : 'no'],
  ]);
  return [[labels.titles, titles.join(', ')], ...lines];
}

/**
 * A campaign's data for the JSON export: the specification's fields, with its names, then the
 * concepts, the platforms with their links, and the names of its files.
 */
export function adJson(campaign: Campaign, outputs: readonly Pick<Output, 'path' | 'name'>[]) {
  const { ad } = campaign.audience;
  const { code, discount, appliesTo, condition, shortCondition, guarantee } = campaign.offer;
  const { title, targetDemo, keywords, metaTags, ads, story, search, display } = ad;
  const { targeting, cta, headline, subheadline, bodyText, imageDesc } = ads.primary;
  return {
    title,
    targetDemo,
    keywords,
    metaTags,
    ads: { primary: { headline, subheadline, bodyText, cta, imageDesc, targeting } },
    story: {
      format: storyFormat(story),
      slides: story.slides,
      reelScript: story.reelScript && reelScript(story.reelScript),
    },
    display: {
      dimensions: display.dimensions,
      colorScheme: colorScheme(campaign),
      keyVisuals: display.keyVisuals.map(({ description }) => description),
    },
    cards: story.slides.map((words, index) => ({ words, headline: story.headlines[index] })),
    search,
    teaserScript: story.teaserScript && reelScript(story.teaserScript),
    offer: { code, discount, appliesTo, condition, shortCondition, guarantee },
    figures: campaign.figures
      .filter(({ paths }) => paths.some((path) => /^audience\.(?:ad|email)\./.test(path)))
      .map(({ name, text, source, sample = false }) => ({ name, text, sample, source })),
    toConfirm: toConfirm(campaign, partsOf(outputs)).map(({ id, kind, text, where }) => ({
      id,
      kind,
      text,
      where,
    })),
    concepts: conceptsOf(campaign.audience.ad).map(conceptFields),
    link: pageLink(campaign),
    platforms: adPlatforms(campaign).map((platform) => platformFields(campaign, platform)),
    files: outputs.flatMap(({ name }) => name ?? []),
  };
}

/** How a campaign runs on a platform. A creative's link says which one it is. */
function platformFields(campaign: Campaign, platform: Platform) {
  const onMeta = isOnMeta(platform);
  return {
    id: platform.id,
    cta: campaign.audience.ad.ads.primary.cta,
    link: adLink(campaign, platform),
    urlTags: onMeta ? metaUrlTags(campaign, platform) : undefined,
    pictures: picturesOn(campaign, platform).map(({ name, concept }) => ({
      name,
      link: concept && adLink(campaign, platform, name),
    })),
  };
}

function conceptFields({ id, headline, subheadline, bodyText, imageDesc, picture }: AdConcept) {
  return { id, headline, subheadline, bodyText, imageDesc, picture };
}
