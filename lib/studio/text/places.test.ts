import { sections } from '@/content/words/landing';
import { wholeDocument as document, withValues } from '@/lib/fixtures/whole-campaign';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { boxPath, entryAround, figureText, isEdited, placeAt, placeName } from './places';

const edited = (path: string, variant: Variant) => placeAt(applyVariant(document, variant), path)!;

const fieldAt = (path: string) => fieldsOf(document).find((field) => field.path === path);

test('an entry of a list is edited if its own text differs, wherever it is', () => {
  const badges = 'audience.email.badges';
  const [first, ...others] = document.audience.email.badges;
  const variant = { [badges]: ['New', ...others, first].join('\n') };
  const marked = ['New', ...others, first].map((_, index) =>
    isEdited(document, edited(`${badges}.${index}`, variant), variant),
  );
  expect(marked).toEqual([true, ...others.map(() => false), false]);
});

test('without a heading, a text is named by its section', () => {
  const risks = 'audience.landing.risks';
  const variant = { [`${risks}.heading`]: '', [`${risks}.items.0.title`]: '' };
  const place = edited(`${risks}.items.0.text`, variant);
  expect(placeName(applyVariant(document, variant), place)).toBe('Risks, risk 1, text');
});

test('a place is a text or an entry of a list, and may have an entry around it', () => {
  const [subject, badges] = ['audience.email.subject', 'audience.email.badges'];
  const items = 'audience.landing.risks.items';
  expect(placeAt(document, `${badges}.1`)).toEqual({ field: fieldAt(badges), index: 1 });
  expect(placeAt(document, subject)).toEqual({ field: fieldAt(subject) });
  for (const path of [items, `${items}.1`, 'audience.landing.nothing', ''])
    expect(placeAt(document, path)).toBeUndefined();
  expect(entryAround(document, `${items}.0.text`)).toEqual({ field: fieldAt(items), index: 0 });
  expect(entryAround(document, subject)).toBeUndefined();
});

test('a figure, a picture’s description and a list each lead to the box that changes them', () => {
  const shown = 'audience.landing.statistics.items.0.value';
  const badges = 'audience.email.badges';
  const cases = [
    { path: 'figures.share.source.href', box: 'figures.share.amount' },
    { path: shown, box: 'figures.share.amount' },
    { path: badges, box: `${badges}.0` },
    { path: 'audience.ad.ads.primary.imageDesc', box: 'audience.ad.ads.primary.visual' },
    { path: 'audience.email.subject', box: 'audience.email.subject' },
  ];
  const withFigure = withValues(document, {
    'figures.share': { amount: 40, unit: 'percent' },
    [shown]: '{figures.share}',
  });
  for (const { path, box } of cases)
    expect({ path, box: boxPath(withFigure, path) }).toEqual({ path, box });
  expect(placeName(withFigure, placeAt(withFigure, 'figures.share.amount')!)).toBe('Share, amount');
});

test('a figure is listed as readers see it, with its source', () => {
  const source = { label: 'A survey', year: '2020', href: 'https://survey.example/' } as const;
  const figures = { teams: { amount: 4_350_000, unit: 'dollars', source } } as const;
  const listed = (locale: string) =>
    figureText({ ...document, figures, brand: { ...document.brand, locale } }, 'figures.teams');
  expect(listed('en-US')).toBe(`$4.35M. ${sections.source} A survey, 2020`);
  expect(listed('de-DE')).toMatch(/^4,35.Mio\..\$\. .+ A survey, 2020$/);
});
