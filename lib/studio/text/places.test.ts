import { wholeDocument as document } from '@/lib/fixtures/whole-campaign';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { entryAround, isEdited, placeAt, placeName } from './places';

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
