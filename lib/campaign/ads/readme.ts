import type { Campaign } from '@/content/schema';
import type { adReadme, socialAds } from '@/content/words/social-ads';
import { adTexts } from './copy';
import { demographicsLines } from './demographics';
import { adFiles, fileName } from './files';
import { reelScript, storyFormat } from './json';
import { adPictures } from './pictures';
import { adLink, adPlatforms } from './platforms';

/** The README's own texts, which go around the campaign's. */
export interface AdReadmeWords {
  readme: typeof adReadme;
  labels: typeof socialAds.labels;
  /** The day on which the platforms' limits were last looked up, as YYYY-MM-DD. */
  limitsChecked: string;
}

/** The README among a campaign's files: the texts, what each picture shows, the links, what each sheet is for. */
export function adReadmeText(campaign: Campaign, words: AdReadmeWords): string {
  const { audience, brand } = campaign;
  const { readme, labels, limitsChecked } = words;
  const { name, ad, launch, films } = audience;
  const files = adFiles(audience);
  const { primary } = ad.ads;
  const { caption, metaTags } = adTexts(ad);
  const onLinkedin = launch.platforms.includes('linkedin');
  const linkedinNote = [readme.linkedin, ...(onLinkedin ? [] : [readme.notMeant])].join(' ');
  return [
    `${brand.name} | ${readme.title} | ${name}`,
    `${ad.title}\n${ad.targetDemo}`,
    readme.made,
    section(readme.texts, [
      `${labels.headline}: ${primary.headline}`,
      `${labels.subheadline}: ${primary.subheadline}`,
      `${labels.bodyText}: ${primary.bodyText}`,
      `${labels.cta}: ${primary.cta}`,
      `${labels.metaTags}: ${metaTags}`,
      `${labels.keywords}: ${ad.keywords.join(', ')}`,
      `\n${labels.caption}:\n${caption}`,
    ]),
    section(
      readme.links,
      adPlatforms(campaign).map((platform) => `${platform.name}: ${adLink(campaign, platform)}`),
    ),
    section(readme.pictures, [
      ...adPictures(audience).map(
        ({ file, width, height, alt }) =>
          `${fileName(file)} (${width} x ${height})\n  ${readme.alt}: ${alt}`,
      ),
      `\n${readme.safeZone}`,
    ]),
    section(readme.sheets, [
      `${fileName(files.json)}: ${readme.json}`,
      `${fileName(files.meta)}: ${readme.meta.join('\n  ')}`,
      `${fileName(files.linkedin)}: ${linkedinNote}`,
      `\n${readme.formulas}`,
    ]),
    section(readme.targeting, [
      `${labels.interests}: ${primary.targeting.interests.join(', ')}`,
      ...demographicsLines(primary.targeting.demographics, labels).map((line) => line.join(': ')),
      `${readme.ages}: ${launch.ages.min} to ${launch.ages.max}`,
      `${readme.countries}: ${launch.countries.join(', ')}`,
    ]),
    section(
      `${readme.story} (${storyFormat(ad.story)})`,
      ad.story.slides.map((slide, index) => `${index + 1}. ${slide}`),
    ),
    section(readme.reel, [reelScript(films.reel)]),
    `${readme.limits} ${limitsChecked}.\n`,
  ].join('\n\n');
}

function section(heading: string, lines: string[]): string {
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
