import { limitsChecked } from '@/content/platforms';
import type { Audience } from '@/content/schema';
import { site } from '@/content/site';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { adTexts } from './ad-copy';
import { adFiles, fileName } from './ad-files';
import { adPictures } from './ad-pictures';
import { demographicsLines } from './ad-demographics';
import { adLink, meantFor } from './ad-platforms';

const { labels } = socialAds;

/** What stands beside a campaign's files: the texts, what each picture shows, the links, what each sheet is for. */
export function adReadmeText(audience: Audience): string {
  const { name, ad, launch } = audience;
  const files = adFiles(audience);
  const { primary } = ad.ads;
  const { caption, metaTags } = adTexts(ad);
  const forLinkedin = launch.platforms.includes('linkedin');
  const linkedinNote = [adReadme.linkedin, ...(forLinkedin ? [] : [adReadme.notMeant])].join(' ');
  return [
    `${site.name} | ${adReadme.title} | ${name}`,
    `${ad.title}\n${ad.targetDemo}`,
    adReadme.made,
    section(adReadme.texts, [
      `${labels.headline}: ${primary.headline}`,
      `${labels.subheadline}: ${primary.subheadline}`,
      `${labels.bodyText}: ${primary.bodyText}`,
      `${labels.cta}: ${primary.cta}`,
      `${labels.metaTags}: ${metaTags}`,
      `${labels.keywords}: ${ad.keywords.join(', ')}`,
      `\n${labels.caption}:\n${caption}`,
    ]),
    section(
      adReadme.links,
      meantFor(audience).map((platform) => `${platform.name}: ${adLink(audience, platform)}`),
    ),
    section(adReadme.pictures, [
      ...adPictures(audience).map(
        ({ file, width, height, alt }) =>
          `${fileName(file)} (${width} x ${height})\n  ${adReadme.alt}: ${alt}`,
      ),
      `\n${adReadme.safeZone}`,
    ]),
    section(adReadme.sheets, [
      `${fileName(files.json)}: ${adReadme.json}`,
      `${fileName(files.meta)}: ${adReadme.meta.join('\n  ')}`,
      `${fileName(files.linkedin)}: ${linkedinNote}`,
      `\n${adReadme.formulas}`,
    ]),
    section(adReadme.targeting, [
      `${labels.interests}: ${primary.targeting.interests.join(', ')}`,
      ...demographicsLines(primary.targeting.demographics).map((line) => line.join(': ')),
      `${adReadme.ages}: ${launch.ages.min} to ${launch.ages.max}`,
      `${adReadme.countries}: ${launch.countries.join(', ')}`,
    ]),
    section(`${adReadme.story} (${ad.story.format})`, ad.story.slides.map(numbered)),
    section(adReadme.reel, ad.story.reelScript.split('\n')),
    `${adReadme.limits} ${limitsChecked}.\n`,
  ].join('\n\n');
}

function section(heading: string, lines: string[]): string {
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}

function numbered(text: string, index: number): string {
  return `${index + 1}. ${text}`;
}
