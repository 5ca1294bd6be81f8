// Long, because it's a page, written from the top down.
import type { Campaign, Platform, SheetName } from '@/content/schema';
import type { readmeWords } from '@/content/words/readme';
import { filmFile } from '../film/film-files';
import type { PlaceOf } from '../document/output-address';
import type { Output, Renderer } from './output';
import { type AdPicture, cardDimensions, sizeLabel } from '../picture/ad-pictures';
import { emailPictures, uploadNote } from '../picture/compose-email-picture';
import { logoSizes } from '../picture/compose-logo';
import { dayIn } from '../document/day';
import { sameNote } from '../document/same';
import { codeLetters } from '../sheets/content-code';
import { demographicsLines } from '../sheets/field-texts';
import { dl, escapeHtml, list, page, type Pair, paragraph, section } from './html';
import { adPlatforms, filmsOn, isCard, picturesOn } from '../sheets/platforms';

type Words = typeof readmeWords;

interface Contents {
  /** The files of the first variant, and what all variants have. */
  outputs: readonly Output[];
  placeOf: PlaceOf;
  /** What the ZIP is without: a sentence for each. */
  leftOut: readonly string[];
}

/**
 * The first page of a ZIP: what to do first, which files each platform takes, what's in each
 * folder, and what's missing. Of several variants, it names the first one's files.
 */
export function readme(
  variants: readonly Campaign[],
  { outputs, placeOf, leftOut: omissions }: Contents,
  { words, edited }: Pick<Renderer, 'words' | 'edited'>,
): string {
  const [campaign] = variants;
  if (!campaign) return '';
  const { audience, brand } = campaign;
  const { ad, launch } = audience;
  const { labels, steps } = words;
  const files = outputs.filter(({ isPreview }) => !isPreview);
  const has = (path: string) => files.some((file) => file.path === path);
  const placesOfPaths = (...paths: string[]) =>
    paths
      .filter(has)
      .map((path) => placeOf(campaign, path))
      .join('\n');
  const folders = Object.entries(words.folder).flatMap(([folder, about]): Pair[] =>
    files.some((file) => file.folder === folder) ? [[`${folder}/`, about]] : [],
  );
  const hasAds = files.some(({ folder }) => folder === 'pictures');
  const fileRows = Object.entries(words.files).flatMap(([path, { about }]): Pair[] =>
    has(path) && !path.startsWith('README') ? [[placeOf(campaign, path), about]] : [],
  );
  // The sizes that the campaign has without a platform that asks for them.
  const otherPictures = placesOfPaths(
    ...files.flatMap(({ folder, path, platforms }) =>
      folder === 'pictures' && platforms?.length === 0 ? path : [],
    ),
  );
  const emailImages = emailPictures(campaign).filter(({ name }) => has(`${name}.png`));
  const { targeting } = ad.ads.primary;
  const missingLines = [...variants.map((variant) => sameNote(variant, words.same)), ...omissions];
  return page({
    title: `${words.title}: ${audience.name}`,
    language: brand.locale,
    body: [
      `<h1>${escapeHtml(`${brand.name} | ${words.title} | ${audience.name}`)}</h1>`,
      paragraph([ad.title, ad.targetDemo].join('\n')),
      section(
        words.first,
        list(
          [steps.confirm, ...(edited?.hasFile && !audience.link ? [steps.live] : []), steps.page],
          'ol',
        ),
        ...(variants.length > 1 ? [paragraph(`${words.ofFirst} “${campaign.variant}.”`)] : []),
      ),
      ...(hasAds ? adPlatforms(campaign) : []).map((platform) =>
        section(
          platform.name,
          paragraph(words.sheetSteps[platform.sheet]),
          ...(platform.slides ? [paragraph(words.story)] : []),
          ...(platform.cards ? [paragraph(words.carousel)] : []),
          dl(filesOn(campaign, platform, words, placesOfPaths)),
        ),
      ),
      files.some(({ folder }) => folder === 'email') &&
        section(
          words.email,
          paragraph(words.emailStep),
          ...(edited?.hasNewPicture || campaign.emailImages
            ? [paragraph(uploadNote(campaign, emailImages, words.upload))]
            : []),
        ),
      section(
        words.folders,
        dl([
          ...folders,
          [words.otherPictures, otherPictures],
          ...fileRows,
          ...(edited?.hasFile ? [words.edits] : []),
        ]),
        paragraph(words.once),
        ...(files.some(({ folder }) => folder === 'sheets') ? [paragraph(words.formulas)] : []),
      ),
      hasAds &&
        section(
          words.codes.heading,
          paragraph(words.codes.about),
          dl(
            Object.entries(codeLetters).map(([kind, letter]): Pair => {
              const pieces: Readonly<Record<string, string>> = words.same.pieces;
              return [letter, pieces[kind] ?? words.codes.carousel];
            }),
          ),
        ),
      has('sheets/meta-starter-sheet.csv') &&
        section(words.emptyHeading, dl(Object.entries(words.emptyColumns))),
      hasAds &&
        section(
          words.targeting,
          dl([
            [labels.interests, targeting.interests.join(', ')],
            ...demographicsLines(targeting.demographics, labels),
            [labels.keywords, ad.keywords.join(', ')],
            [words.ages, `${launch.ages.min} to ${launch.ages.max}`],
            [words.locations, [...new Set(variants.map(locationOf))].join('\n')],
          ]),
        ),
      missingLines.some(Boolean) && section(words.missing, list(missingLines)),
    ],
  });
}

/** Where a variant's ads are shown. */
const locationOf = ({ location, audience }: Campaign) =>
  location || audience.launch.countries.join(', ');

/** What a platform's ads are in. */
const sheets: Record<SheetName, string[]> = {
  meta: ['meta-starter-sheet'],
  linkedin: ['linkedin'],
  google: ['google-editor', 'other-platforms'],
  others: ['other-platforms'],
};

const pathsOf = (pictures: readonly AdPicture[]) =>
  pictures.map(({ name }) => `pictures/${name}.png`);

/** Which files a platform takes, by what it shows them as, and who says so. */
function filesOn(
  campaign: Campaign,
  platform: Platform,
  words: Words,
  placesOfPaths: (...paths: string[]) => string,
): Pair[] {
  const { ad } = campaign.audience;
  const { sheet, placements, slides, cards, limits, source, columns, declarations = [] } = platform;
  const pictures = picturesOn(campaign, platform);
  const sources = new Set([source, ...limits.map((limit) => limit.source)]);
  const toDeclare = declarations.map(({ says, source: at }) => `${says}\n${at}`);
  const isGoogle = sheet === 'google';
  return [
    [words.sheet, placesOfPaths(...sheets[sheet].map((name) => `sheets/${name}.csv`))],
    ...placements.map(({ dimension, name: placement }): Pair => {
      const creatives = pictures.filter(
        (picture) => picture.concept && picture.dimension === dimension,
      );
      return [placement, placesOfPaths(...pathsOf(creatives))];
    }),
    [
      slides ?? '',
      placesOfPaths(...pathsOf(pictures.filter(({ name: at }) => at.startsWith('story')))),
    ],
    ...cardDimensions.map((dimension): Pair => {
      const ofSize = pictures.filter((picture) => picture.dimension === dimension);
      return [
        cards ? `${cards}, ${sizeLabel(dimension)}` : '',
        placesOfPaths(...pathsOf(ofSize.filter(({ name: at }) => isCard(at)))),
      ];
    }),
    [words.document, sheet === 'linkedin' ? placesOfPaths('pictures/linkedin-document.pdf') : ''],
    [
      words.videos,
      placesOfPaths(...filmsOn(campaign, platform).map((film) => `films/${filmFile(film)}.mp4`)),
    ],
    [
      words.logos,
      isGoogle
        ? placesOfPaths(...logoSizes.map((size) => `pictures/logo-${size.join('x')}.png`))
        : '',
    ],
    [words.longHeadline, isGoogle ? ad.search.longHeadline : ''],
    [words.businessName, isGoogle ? campaign.brand.name : ''],
    [words.declarations, toDeclare.join('\n')],
    [words.sources, [...sources].join('\n')],
    [
      columns ? `${words.columns} ${dayIn(campaign.brand.locale, columns.checked)}` : '',
      columns?.sources.join('\n'),
    ],
  ];
}
