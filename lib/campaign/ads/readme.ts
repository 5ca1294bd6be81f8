import type { Campaign } from '@/content/schema';
import type { confirmWords } from '@/content/words/confirm';
import type { adReadme, socialAds } from '@/content/words/social-ads';
import { filmNamesOf } from '../film/film-sizes';
import { outputName } from '../output-address';
import { type AdConcept, conceptsOf } from '../concepts';
import { type Part, toConfirm } from '../confirm';
import { adTexts } from './copy';
import { demographicsLines, reelScript, storyFormat } from './json';
import { adAssets, metaUrlTags } from './meta-sheet';
import { adPictures, cardPictures } from '../picture/ad-pictures';
import { adLink, adPlatforms } from './platforms';

/** The README's own texts, which go around the campaign's. */
export interface AdReadmeWords {
  readme: typeof adReadme;
  confirm: typeof confirmWords;
  labels: typeof socialAds.labels;
  concepts: typeof socialAds.concepts;
  /** The day on which the platforms' limits were last looked up, as YYYY-MM-DD. */
  limitsChecked: string;
}

/**
 * The README among a campaign's files: the texts, what each picture shows, the links, what each
 * file is for; `paths` are the files' places in the campaign's folder.
 */
export function adReadmeText(
  campaign: Campaign,
  paths: readonly string[],
  words: AdReadmeWords,
): string {
  const { audience, brand, offer } = campaign;
  const { readme, labels, limitsChecked } = words;
  const { name, ad, launch } = audience;
  const { cta, targeting } = ad.ads.primary;
  return [
    `${brand.name} | ${readme.title} | ${name}`,
    `${ad.title}\n${ad.targetDemo}`,
    readme.made,
    section(words.confirm.heading, confirmLines(campaign, words.confirm)),
    section(readme.folders, fileLines(campaign, paths, readme)),
    section(readme.offer, [
      `${offer.label}: ${offer.statement}`,
      offer.condition,
      `${readme.code}: ${offer.code}`,
    ]),
    ...conceptsOf(ad).map((concept) => conceptSection(campaign, concept, words)),
    section(readme.texts, [
      `${labels.cta}: ${cta}`,
      `${labels.metaTags}: ${ad.metaTags.join(' ')}`,
      `${labels.keywords}: ${ad.keywords.join(', ')}`,
    ]),
    section(readme.links, linkLines(campaign, readme)),
    section(readme.pictures, [
      ...adPictures(audience)
        .filter(({ name: each }) => paths.includes(`pictures/${each}.png`))
        .map(
          ({ file, width, height, alt }) =>
            `${outputName(campaign, file)} (${width} x ${height})\n  ${readme.alt}: ${alt}`,
        ),
      `\n${readme.safeZone}`,
    ]),
    section(readme.sheets, sheetLines(campaign, paths, readme)),
    section(readme.targeting, [
      `${labels.interests}: ${targeting.interests.join(', ')}`,
      ...demographicsLines(targeting.demographics, labels).map((line) => line.join(': ')),
      `${readme.ages}: ${launch.ages.min} to ${launch.ages.max}`,
      `${readme.countries}: ${launch.countries.join(', ')}`,
    ]),
    section(
      `${readme.story} (${storyFormat(ad.story)})`,
      ad.story.slides.map((slide, index) => `${index + 1}. ${slide}`),
    ),
    ...(ad.story.reelScript ? [section(readme.reel, [reelScript(ad.story.reelScript)])] : []),
    section(readme.sources, [...sourceLines(campaign), `\n${readme.limits} ${limitsChecked}.\n`]),
  ].join('\n\n');
}

/** What to confirm, a line each: `- Sample figure: 89% (email, ads)`. */
export function confirmLines(
  campaign: Campaign,
  { kinds, parts }: typeof confirmWords,
  wanted: readonly Part[] = ['email', 'ad'],
): string[] {
  return toConfirm(campaign, wanted).map(({ kind, text, where }) => {
    const places = where.map((part) => parts[part]).join(', ');
    return `- ${kinds[kind]}: ${text} (${places})`;
  });
}

function fileLines(
  campaign: Campaign,
  paths: readonly string[],
  { ads, film, email }: typeof adReadme,
): string[] {
  const line = (says: string, start: string) => {
    const files = paths.filter((path) => path.startsWith(start));
    const names = files.map((path) => outputName(campaign, path));
    return names.length > 0 ? [`- ${says} ${names.join(', ')}`] : [];
  };
  return [`- ${ads}`, ...line(film, 'films/'), ...line(email, 'email')];
}

function conceptSection(
  { audience }: Campaign,
  concept: AdConcept,
  { readme, labels, concepts }: AdReadmeWords,
): string {
  const { headline, subheadline, bodyText, picture } = concept;
  return section(`${readme.concept}: ${concepts[concept.id]} (${concept.id})`, [
    `${labels.headline}: ${headline}`,
    `${labels.subheadline}: ${subheadline}`,
    `${labels.bodyText}: ${bodyText}`,
    `${labels.picture}: ${picture.headline} / ${picture.subheadline}`,
    `\n${labels.caption}:\n${adTexts(audience.ad, concept).caption}`,
  ]);
}

function linkLines(campaign: Campaign, { urlTags, concepts }: typeof adReadme): string[] {
  const platforms = adPlatforms(campaign);
  const meta = platforms.find(({ id }) => id !== 'linkedin');
  return [
    ...platforms.map((platform) => `${platform.name}: ${adLink(campaign, platform)}`),
    ...(meta ? [`\n${urlTags}\n${metaUrlTags(campaign, meta)}`] : []),
    `\n${concepts}`,
  ];
}

/** What each sheet is for, and which picture goes where in Meta's. */
function sheetLines(
  campaign: Campaign,
  paths: readonly string[],
  readme: typeof adReadme,
): string[] {
  const { audience } = campaign;
  const line = (path: string, says: string) =>
    paths.includes(path) ? [`${outputName(campaign, path)}: ${says}`] : [];
  const empty = Object.entries(readme.emptyColumns).map(([names, why]) => `  ${names}: ${why}`);
  const meta = line('meta-starting-sheet.csv', [...readme.meta, readme.metaEmpty].join('\n  '));
  const assets = conceptsOf(audience.ad).flatMap((concept) =>
    adAssets(campaign, concept).map(
      ({ path, placements }, index) =>
        `  ${concept.id}, ${index ? `Additional Image ${index}` : 'Image'} (${placements.join(', ')}): ${outputName(campaign, path)}`,
    ),
  );
  const covers = filmNamesOf(audience).length > 0 ? [`  ${readme.covers}`] : [];
  const cards = cardPictures(audience, '1080x1080').map(
    ({ file }, index) => `  carousel, Product ${index + 1}: ${outputName(campaign, file)}`,
  );
  return [
    ...line('data.json', readme.json),
    ...(meta.length > 0 ? [...meta, ...empty, ...assets, ...cards, ...covers] : []),
    ...line('linkedin.csv', readme.linkedin),
    ...line('linkedin-document.pdf', readme.document),
    `\n${readme.formulas}`,
  ];
}

/** Where the platforms publish their limits, and the sizes of pictures. */
function sourceLines({ platforms, formats }: Campaign): string[] {
  const published = [
    ...platforms.flatMap(({ name, limits, ctas }) =>
      [...limits, ctas].map(({ source }) => [source, name] as const),
    ),
    ...Object.entries(formats).map(([size, { source }]) => [source, size] as const),
  ];
  return [...new Set(published.map(([source]) => source))].map((source) => {
    const names = published.flatMap(([each, name]) => (each === source ? [name] : []));
    return `${[...new Set(names)].join(', ')}: ${source}`;
  });
}

function section(heading: string, lines: string[]): string {
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
