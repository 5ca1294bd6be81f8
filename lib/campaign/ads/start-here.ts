import type { Campaign } from '@/content/schema';
import { emailLink, emailLinks } from '../campaign-link';
import { confirmLines, partsOf, partsWith } from '../confirm';
import { type AdConcept, conceptsOf } from '../concepts';
import { base64 } from '../email/eml';
import { filmNamesOf } from '../film/film-sizes';
import { filmOf } from '../film/timeline';
import type { Output, Renderer } from '../output-entries';
import {
  type AdPicture,
  adPictures,
  cardPictures,
  hasPreview,
  previewScale,
} from '../picture/ad-pictures';
import { logoSizes } from '../picture/compose-logo';
import { dayIn } from '../day';
import { uploadNote } from '../picture/compose-email-picture';
import { isOwn, sameNote } from '../same';
import { adTexts } from './copy';
import { dl, heading, list, page, type Pair, paragraph, section, text } from './html';
import { demographicsLines, reelScript, storyFormat } from './field-texts';
import { adAssets, metaUrlTags } from './meta-sheet';
import { adLink, adPlatforms, belongs, isOnMeta } from './platforms';

/**
 * A campaign as a page that opens offline: what to do first, each picture beside its texts and its
 * places, what each file is for, and a form for whoever approves it.
 * @param outputs the campaign's files
 */
export async function startHere(
  campaign: Campaign,
  outputs: readonly Output[],
  { draw, typeface, words, edited }: Pick<Renderer, 'draw' | 'typeface' | 'words' | 'edited'>,
): Promise<string> {
  const { audience, brand, offer } = campaign;
  const { ad, launch } = audience;
  const { labels } = words;
  const parts = partsOf(outputs);
  const hasAds = parts.includes('ad');
  const concepts = hasAds ? conceptsOf(ad).filter(({ id }) => isOwn(campaign, id)) : [];
  const { cta, targeting } = ad.ads.primary;
  const { headlines, slides } = ad.story;
  const files = outputs.filter(({ name }) => name);
  const platforms = hasAds ? adPlatforms(campaign) : [];
  const linked = parts.includes('email') ? emailLinks : [];
  const nameOf = (path: string) => files.find((file) => file.path === path)?.name;
  const meta = nameOf('sheets/meta-starter-sheet.csv') && platforms.find(isOnMeta);

  /** A picture's preview beside what's said about it. Without its file, there's nothing. */
  async function figure(path: string, alt: string, pairs: readonly Pair[]): Promise<string> {
    const { picture, name } = files.find((file) => file.path === path) ?? {};
    if (!picture) return '';
    const composition = picture.compose(typeface);
    const scale = hasPreview(composition) ? previewScale : 1;
    const options = { name: picture.name, type: 'image/webp', scale } as const;
    // A picture whose words don't fit is left out of the ZIP, too.
    const bytes = await draw(composition, options).catch(() => new Uint8Array());
    const address = `data:image/webp;base64,${base64(bytes)}`;
    const about = dl([...pairs, [words.alt, alt], [words.file, name]]);
    return `<figure><img src="${address}" alt="${text(alt)}"><figcaption>${about}</figcaption></figure>`;
  }

  const picture = ({ name, alt }: AdPicture, pairs: readonly Pair[]) =>
    figure(`pictures/${name}.png`, alt, pairs);

  /** Where a picture is shown: `Facebook: Feed, portrait; LinkedIn: Single image, phones`. */
  const placesOf = (shown: AdPicture) =>
    platforms
      .filter((platform) => belongs(shown, platform))
      .map(({ name, placements, cards }) => {
        const at = placements.filter(({ dimension }) => dimension === shown.dimension);
        return `${name}: ${shown.slide ? cards : at.map((placement) => placement.name).join(', ')}`;
      })
      .join('; ');

  /** The files of a slide's other sizes. */
  const sizesOf = (slide: number, { name }: AdPicture) =>
    files
      .filter(({ path }) => RegExp(`/(?:story|card)-${slide}\\b.*\\.png$`).test(path))
      .flatMap((file) => (file.picture?.name === name ? [] : (file.name ?? [])))
      .join(', ');

  const conceptSection = async (concept: AdConcept) =>
    section(
      `${words.concept}: ${words.concepts[concept.id]} (${concept.id})`,
      dl([
        [labels.headline, concept.headline],
        [labels.subheadline, concept.subheadline],
        [labels.bodyText, concept.bodyText],
        [labels.cta, cta],
        [labels.picture, `${concept.picture.headline} / ${concept.picture.subheadline}`],
        [labels.caption, adTexts(ad, concept).caption],
      ]),
      await figures(
        adPictures(campaign)
          .filter((shown) => shown.concept === concept.id)
          .map((shown) => picture(shown, [[words.places, placesOf(shown)]])),
      ),
    );

  const filmParts = filmNamesOf(audience).flatMap((film) => {
    const names = files.flatMap(({ path, name = '' }) =>
      path.startsWith(`films/${film}`) ? name : [],
    );
    // They may have been left out.
    if (names.length === 0) return [];
    return [heading(words.films[film]), paragraph(reelScript(filmOf(audience, film))), list(names)];
  });

  const { steps } = words;
  const toConfirm = confirmLines(campaign, words.confirm, parts);
  const sourced = campaign.figures.flatMap(({ text: value, source, paths }): Pair[] =>
    source && partsWith(paths, parts).length > 0
      ? [[value, `${[source.label, source.year].filter(Boolean).join(', ')}: ${source.href}`]]
      : [],
  );
  const body = [
    `<h1>${text(`${brand.name} | ${words.title} | ${audience.name}`)}</h1>`,
    paragraph([ad.title, ad.targetDemo, sameNote(campaign, words.same)].filter(Boolean).join('\n')),
    section(
      words.first,
      list(
        [
          steps.confirm,
          edited?.hasFile && !audience.link ? steps.live : steps.page,
          steps.proof,
          meta && steps.meta,
          nameOf('sheets/linkedin.csv') && steps.linkedin,
          nameOf('sheets/google-editor.csv') && steps.google,
          nameOf('sheets/other-platforms.csv') && steps.others,
          nameOf('email.png') && steps.email,
          edited?.hasNewPicture && nameOf('email.png') ? uploadNote(campaign, words.upload) : '',
        ],
        'ol',
      ),
    ),
    section(words.confirm.heading, list(toConfirm, 'ul class="boxes"')),
    section(
      words.offer,
      dl([
        [offer.label, `${offer.statement}. ${offer.condition}.`],
        [words.code, offer.code],
      ]),
    ),
    sourced.length > 0 && section(words.figures, dl(sourced)),
    ...(await Promise.all(concepts.map(conceptSection))),
    hasAds &&
      isOwn(campaign, 'story') &&
      section(
        `${labels.story} (${storyFormat(ad.story)})`,
        await figures(
          cardPictures(audience, '1080x1080').map((card, index) =>
            picture(card, [
              [`${labels.slide} ${index + 1}`, slides[index]],
              [words.cardHeadline, headlines[index]],
              [words.places, placesOf(card)],
              [words.otherSizes, sizesOf(index + 1, card)],
            ]),
          ),
        ),
        paragraph(words.safeZone),
      ),
    filmParts.length > 0 && section(words.filmsAndCovers, ...filmParts, paragraph(words.captions)),
    (meta || nameOf('sheets/google-editor.csv')) &&
      isOwn(campaign, 'search') &&
      section(
        words.shortTexts,
        heading(words.searchHeadlines),
        list(ad.search.headlines),
        heading(words.descriptions),
        list(ad.search.descriptions),
        dl([
          [words.longHeadline, ad.search.longHeadline],
          [words.businessName, brand.name],
          [words.keywordTypes, ad.keywords.join(', ')],
        ]),
        await figures(
          logoSizes.map((size) => figure(`pictures/logo-${size.join('x')}.png`, brand.name, [])),
        ),
      ),
    nameOf('email.png') &&
      section(
        words.email,
        dl([
          [words.subject, audience.email.subject],
          [words.preview, audience.email.preview],
        ]),
        await figures([figure('email.png', ad.display.keyVisuals[0].description, [])]),
        list(files.flatMap((file) => (file.path.startsWith('email') ? (file.name ?? '') : []))),
      ),
    section(
      words.sheets,
      dl([
        ...Object.entries(words.files).flatMap(([path, { about }]): Pair[] => {
          const name = nameOf(path);
          return name ? [[name, about]] : [];
        }),
        ...(edited?.hasFile ? [words.edits] : []),
      ]),
      ...(meta
        ? [
            heading(words.metaEmpty),
            dl(Object.entries(words.emptyColumns)),
            heading(words.metaFiles),
            dl([
              ...concepts.flatMap((concept) =>
                adAssets(campaign, concept).map(({ path, placements }, index): Pair => {
                  const column = index ? `Additional Image ${index}` : 'Image';
                  const file = nameOf(path);
                  return [`${concept.id}, ${column}`, `${file} (${placements.join(', ')})`];
                }),
              ),
              ...cardPictures(audience, '1080x1080').map(({ name }, index): Pair => {
                return [`carousel, Product ${index + 1}`, nameOf(`pictures/${name}.png`)];
              }),
            ]),
          ]
        : []),
      files.some(({ path }) => path.endsWith('.csv')) ? paragraph(words.formulas) : '',
    ),
    section(
      words.links,
      dl([
        ...platforms.map((platform): Pair => [platform.name, adLink(campaign, platform)]),
        ...linked.map((name): Pair => [`${words.email}: ${name}`, emailLink(campaign, name)]),
        [words.urlTags, meta && metaUrlTags(campaign, meta)],
      ]),
      hasAds ? paragraph(words.content) : '',
      await figures([figure('print/qr.png', words.qr, [[words.file, nameOf('print/qr.svg')]])]),
    ),
    hasAds &&
      section(
        words.targeting,
        dl([
          [labels.interests, targeting.interests.join(', ')],
          ...demographicsLines(targeting.demographics, labels),
          [labels.keywords, ad.keywords.join(', ')],
          [words.ages, `${launch.ages.min} to ${launch.ages.max}`],
          [words.locations, campaign.location || launch.countries.join(', ')],
        ]),
      ),
    hasAds &&
      section(
        words.sources,
        dl(sourcesOf(campaign, files)),
        paragraph(`${words.checked} ${dayIn(brand.locale, words.limitsChecked)}.`),
      ),
    section(words.approval, ...words.signed.map((line) => `<p class="line">${text(line)}</p>`)),
  ];
  return page(`${words.title}: ${audience.name}`, brand.locale, body);
}

const figures = async (given: readonly Promise<string>[]) =>
  `<div class="figures">${(await Promise.all(given)).join('\n')}</div>`;

/** Where a campaign's platforms publish their limits, and the sizes of the pictures in its files. */
function sourcesOf(campaign: Campaign, files: readonly Output[]): Pair[] {
  const pictures = adPictures(campaign).filter(({ name }) =>
    files.some(({ picture }) => picture?.name === name),
  );
  const sizes = new Set<string>(pictures.map(({ dimension }) => dimension));
  const published = [
    ...adPlatforms(campaign).flatMap(({ name, source, limits, ctas = [] }) =>
      [{ source }, ...limits, ctas].flat().map(({ source: address }) => [address, name] as const),
    ),
    ...Object.entries(campaign.formats).flatMap(([size, { source }]) =>
      sizes.has(size) ? [[source, size] as const] : [],
    ),
  ];
  return [...new Set(published.map(([source]) => source))].map((source) => {
    const names = published.flatMap(([address, name]) => (address === source ? [name] : []));
    return [[...new Set(names)].join(', '), source];
  });
}
