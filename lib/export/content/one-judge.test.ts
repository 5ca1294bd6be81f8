import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { problemWords } from '@/content/words/problems';
import { judgedOf, problemsIn, rules } from '@/lib/campaign/rules';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { siteOf } from '@/lib/campaign/rules/site';
import { contentModules as modules, readContent as read } from '@/lib/fixtures/content-modules';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { imageVisual } from '@/lib/campaign/document/visual';
import { type ContentModule, contentProblems } from './check-content';
import { editedFiles } from './edited-files';
import { siteRoutes } from './own-pages';
import { typeface } from '../pictures/typeface';

const [, next = wholeDocument] = documents;
const other = withValues(next, {
  'audience.ad.title': 'What another campaign is called',
  ...(next === wholeDocument && {
    'audience.id': 'another',
    'audience.landing.route': '/another',
  }),
});
const { ad } = wholeDocument.audience;
const drawings = Object.values(ad.display.keyVisuals);
const zero = { amount: 0, unit: 'count' };
const sample = { title: 'A post', address: '/posts/a', shows: 'teaser' };

const small = { file: `${'0'.repeat(32)}.webp`, size: [120, 90] as [number, number] };

const long = 'It goes on and on. '.repeat(9).trim();
const noAlerts = { label: 'Alerts', value: 'None', chart: { kind: 'hours' } };

/** What takes measuring. */
const measured = new Set(['wordsFit', 'imagesAreSharp']);

/** For each rule, a value that breaks it, and nothing before it. */
const breaks: Record<keyof typeof rules, [at: string, value: unknown]> = {
  typedValues: ['audience.link', 'javascript:alert(1)'],
  knownTokens: ['audience.email.subject', 'For {offer.cod}'],
  intactTexts: ['audience.email.subject', 'Guard your\ufffds team'],
  figures: ['audience.own', { ...wholeDocument.audience.own, new: { ...zero, unit: 'day' } }],
  schema: ['audience.landing.theme', 'drak'],
  platformsAreListed: ['audience.launch.platforms.0', 'friendster'],
  sizesAreListed: ['audience.ad.display.dimensions.0', '1x1'],
  ownSizesCanBeDrawn: ['audience.ad.display.sizes', '2000x500'],
  layoutOfSize: ['formats.1080x1080.layout', 'wide'],
  filmOfPost: ['audience.ad.story.teaserScript', undefined],
  drawingOfSlide: ['audience.ad.display.keyVisuals', [...drawings, drawings[0]]],
  headlineOfCard: ['audience.ad.story.headlines', 'Only one'],
  searchTextsDiffer: ['audience.ad.search.headlines.1', ad.search.headlines[0]],
  buttonOfAd: ['audience.ad.ads.primary.cta', 'Buy my thing'],
  lengthOnPlatforms: ['audience.ad.ads.primary.bodyText', long],
  panelAddsUp: ['audience.landing.panel.stats.0', noAlerts],
  lengthOfTexts: ['audience.email.subject', long],
  statedOnce: ['audience.landing.closing', `Use ${wholeDocument.offer.code}.`],
  codeOfOffer: ['offer.statement', '{offer.discount} off {offer.appliesTo} with SPRING20'],
  lastDayOfOffer: ['offer.until', 'soon'],
  conditionInAds: ['audience.ad.search.longHeadline', '{offer.statement}'],
  colorsStandOut: ['brand.palette.light.text', wholeDocument.brand.palette.light.accent],
  sharedWithOthers: ['audience.ad.title', other.audience.ad.title],
  imagesAreHere: ['audience.ad.ads.primary.visual', imageVisual({ file: small.file })],
  captionsAreReadable: ['audience.ad.story.reelScript.shots.0.words', long],
  imagesAreSharp: ['audience.ad.ads.primary.visual', imageVisual(small)],
  linksToPages: ['audience.landing.hero.actions.0.href', '/nowhere'],
  wordsFit: ['audience.ad.ads.primary.picture.headline', 'Incomprehensibilities '.repeat(9).trim()],
};

/** The campaign, and the edits to it: what isn't a field is changed in the content itself. */
function broken(at: string, value: unknown): [exported: CampaignDocument, variant: Variant] {
  const isField = fieldsOf(wholeDocument).some(({ path, kind }) => path === at && kind !== 'part');
  if (isField && typeof value === 'string') return [wholeDocument, { [at]: value }];
  const posts = { 'audience.landing.posts': { heading: 'Posts', items: [sample] } };
  return [withValues(wholeDocument, { ...(value === undefined && posts), [at]: value }), {}];
}

const modulesWith = (changed: CampaignDocument[]) =>
  modules.map(([file, kept]): ContentModule => [
    file,
    file === 'content/campaigns.ts' ? { documents: changed } : kept,
  ]);

test.each(Object.keys(rules))('what breaks %s is said the same everywhere', (name) => {
  const [at, value] = breaks[name]!;
  const lettering = measured.has(name) ? typeface : undefined;
  const [original, variant] = broken(at, value);
  const site = siteOf({
    document: original,
    others: [other],
    routes: siteRoutes(),
    words: problemWords.taken,
  });
  const images = name === 'imagesAreHere' ? [] : [small];
  const document = applyVariant({ ...original, site, images }, variant);
  const given = { document, typed: variant, typeface: lettering };
  const findings = Array.from(rules[name]!(judgedOf(given)));
  const finding = findings.find((entry) => entry !== undefined);
  const sentence = finding && sentenceOf(finding, problemWords);

  expect(problemsIn(given, problemWords).map((problem) => problem.sentence)).toContain(sentence);
  // The later ones are the copies of what they share.
  const changed = [other, applyVariant(original, variant)];
  const typed = { [original.audience.id]: variant };
  const build = contentProblems(modulesWith(changed), { typeface: lettering, typed });
  const before = modulesWith([other, original]);
  const { problems } = editedFiles(variant, {
    modules: before,
    read,
    document: original,
    typeface: lettering,
  });
  // What's only noted stops neither a build nor a file.
  for (const sentences of [build, problems])
    expect(sentences.join('\n').includes(sentence ?? 'nothing')).toBe(finding?.level !== 'advice');
});
