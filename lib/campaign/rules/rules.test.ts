// What a rule says, and in what words, is in lib/export/content/one-judge.test.ts. This is what else it finds.
import { fill } from '../document/fill';
import { documents } from '@/content/campaigns';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { fieldsOf } from '../document/fields';
import { numberText } from '../document/number';
import { sectionNames } from '@/content/schema/section';
import { problemWords } from '@/content/words/problems';
import { judgedOf, problemsIn, rules } from '.';

const [document] = documents;
const { ad, landing } = wholeDocument.audience;
const { code, discount } = wholeDocument.offer;
const long = (words: number) => 'more '.repeat(words).trim();
const picture = 'audience.ad.ads.primary.picture.headline';
const remedy = 'audience.ad.ads.remedy';
const sizes = 'audience.ad.display.sizes';
const tags = (length: number) => Array.from({ length }, (_, at) => `#a${at}`);
/** As long as the shortest headline that a platform shows whole. */
const longText = 'x'.repeat(
  Math.min(
    ...document.platforms.flatMap(({ limits }) =>
      limits.map(({ text, cut = Infinity }) => (text === 'headline' ? cut : Infinity)),
    ),
  ),
);
const panel = { ...landing.panel, alerts: { heading: 'Alerts', items: [] }, time: undefined };

const linked = {
  ...landing,
  sections: sectionNames.filter((name) => name !== 'report'),
  hero: {
    ...landing.hero,
    actions: [{ label: 'See it', href: '#report' }, landing.hero.actions[1]],
  },
};

const { light } = wholeDocument.brand.palette;
const post = { title: 'A post', address: '/posts/a', shows: 'teaser' };
const twice = { heading: 'Posts', items: [post, post] };

/** A rule, a value that breaks it, and where it finds that, if that's somewhere else. */
type Break = [rule: string, at: string, value: unknown, path?: string];
const breaks: Break[] = [
  ['layoutOfSize', 'formats.1080x1920.layout', 'feed'],
  ['layoutOfSize', 'formats.1200x628.layout', 'feed'],
  ['ownSizesCanBeDrawn', sizes, ['1500x500', '2000x500'], `${sizes}.1`],
  ['searchTextsDiffer', 'audience.ad.search.headlines.1', ad.search.headlines[0]],
  ['searchTextsDiffer', 'audience.ad.search.descriptions.1', ad.search.descriptions[0]],
  ['drawingOfSlide', 'audience.ad.display.keyVisuals', []],
  ['layoutOfSize', 'formats.728x90.layout', 'tower'],
  ['layoutOfSize', 'formats.300x250.layout', 'strip'],
  ['lengthOnPlatforms', 'audience.ad.metaTags', tags(6)],
  ['lengthOnPlatforms', `${remedy}.headline`, `${longText}x`],
  ['lengthOnPlatforms', `${remedy}.bodyText`, long(30)],
  ['panelAddsUp', 'audience.landing.panel', panel, 'audience.landing.panel.time'],
  ['lengthOfTexts', 'audience.email.badges.1', long(300)],
  ['lengthOfTexts', 'audience.landing.hero.headline', 'x'.repeat(61)],
  ['lengthOfTexts', 'audience.landing.hero.lede', 'x'.repeat(161)],
  ['lengthOfTexts', 'audience.landing.risks.heading', long(300)],
  ['statedOnce', 'email.viewInBrowser', `Use ${code}.`],
  ['statedOnce', 'offer.shortCondition', `Use ${code}.`],
  ['statedOnce', 'audience.email.subject', `${discount} off`],
  ['conditionInAds', 'audience.ad.ads.primary.bodyText', '{offer.statement}.'],
  ['conditionInAds', `${remedy}.bodyText`, '{offer.statement}.'],
  ['lastDayOfOffer', 'offer.until', '31/31/2027'],
  ['colorsStandOut', 'brand.palette.light.danger', wholeDocument.brand.palette.light.surface],
  ['colorsStandOut', 'brand.palette.dark.accent', wholeDocument.brand.palette.dark.background],
  ['colorsStandOut', 'brand.palette.light.accentText', wholeDocument.brand.palette.light.accent],
  ['colorsStandOut', 'brand.palette.light.dangerTint', light.accent, 'brand.palette.light.accent'],
  ['colorsStandOut', 'brand.palette.light.accent', light.accentText],
  ['colorsStandOut', 'audience.lightAccent', light.background],
  ['colorsStandOut', 'audience.darkAccent', '#7a1010'],
  ['linksToPages', 'audience.landing.offer.action.href', '/nowhere'],
  ['linksToPages', 'audience.landing', linked, 'audience.landing.sections'],
  ['sharedWithOthers', 'audience.landing.posts', twice, 'audience.landing.posts.items.1.address'],
];

test.each(breaks)('%s minds %s', (rule, at, value, path = at) => {
  const broken = withValues(wholeDocument, { [at]: value, site: { pages: [], taken: {} } });
  const findings = Array.from(rules[rule]!(judgedOf({ document: broken })));
  expect(findings.map((finding) => finding?.path)).toContain(path);
});

const { tokens, colors } = problemWords;

test.each([
  ['audience.email.subject', '{{first_name}}, hi', tokens.insert],
  ['email.words.greeting', 'Hi *|FNAME|*,', tokens.insert],
  [picture, 'Hi {{ contact.FIRSTNAME }}', fill(tokens.tag, { token: '{{ contact.FIRSTNAME }}' })],
  [
    picture,
    '{{offer.code}}',
    fill(tokens.nearest, { token: '{{offer.code}}', nearest: '{offer.code}' }),
  ],
  [picture, 'Hi {', fill(tokens.unknown, { token: '{' })],
])('in %s, “%s” isn’t a fact, and it says “%s”', (path, typed, part) => {
  const problems = problemsIn(
    { document: withValues(wholeDocument, { [path]: typed }) },
    problemWords,
  );
  expect(problems).toMatchObject([{ path, sentence: expect.stringContaining(part) }]);
});

test('fields aren’t looked for twice in a campaign: a table’s rows would take twice as long', () => {
  const judged = judgedOf({ document: wholeDocument });
  expect(fieldsOf(judged.document)).toBe(fieldsOf(wholeDocument));
});

test.each([
  ['lengthOnPlatforms', 'audience.ad.metaTags', tags(5)],
  ['lengthOnPlatforms', `${remedy}.headline`, longText],
])('%s lets %s be “%s”', (rule, at, value) => {
  const fine = withValues(wholeDocument, { [at]: value });
  expect(Array.from(rules[rule]!(judgedOf({ document: fine })))).toEqual([]);
});

test('what a text claims in words of its own is its writer’s to judge', () => {
  const subject = 'Save 77% in 15 minutes with code SPRING20, FREE';
  const claiming = { 'audience.email.subject': subject, [picture]: '9x fewer alerts' };
  expect(problemsIn({ document: withValues(document, claiming) }, problemWords)).toEqual([]);
});

test('a sentence has its numbers as the brand’s language writes them', () => {
  const german = withValues(document, {
    'brand.locale': 'de-DE',
    'audience.ad.ads.primary.bodyText': 'x'.repeat(1200),
    'audience.lightAccent': '#ffee88',
  });
  const sentences = problemsIn({ document: german }, problemWords).map(({ sentence }) => sentence);
  const { fewerThan } = problemWords.wanted;
  expect(sentences).toContain(
    fill(problemWords.use, { wanted: fill(fewerThan, { most: '1.000', length: '1.200' }) }),
  );
  expect(sentences.join('\n')).toContain('1,17');
});

test.each([
  [
    '#ffee88',
    fill(colors.tooLightFor, {
      color: colors.names['#ffffff'],
      contrast: numberText(1.17, document.brand.locale),
      needed: numberText(4.5, document.brand.locale),
    }),
    'stops',
  ],
  ['#003366', colors.darkButton, 'advice'],
])('a light accent of %s gets one sentence', (accent, sentence, level) => {
  const weak = withValues(document, { 'audience.lightAccent': accent });
  expect(problemsIn({ document: weak }, problemWords)).toMatchObject([{ sentence, level }]);
});
