import { sectionNames } from '@/content/schema/section';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { changesOf } from '../drafts/changes';
import {
  hiddenSections,
  sectionAround,
  sectionsFieldOf,
  sectionsOf,
  withoutSection,
  withSectionAt,
} from './sections';

const document = withValues(wholeDocument, { 'audience.landing.sections': [...sectionNames] });
const field = sectionsFieldOf(document)!;

const edited = (names: readonly string[] = []) =>
  applyVariant(document, { [field.path]: names.join('\n') });

test('the page’s structure stays; its other sections can be hidden, shown and moved', () => {
  const canHide = sectionNames.filter((name) => withoutSection(field, sectionNames, name));
  expect(canHide).toEqual(['panel', 'posts', 'proof', 'report', 'questions']);
  const canMoveUp = sectionNames.filter((name, index) =>
    withSectionAt(field, sectionNames, { name, at: index - 1 }),
  );
  expect(canMoveUp).toEqual([
    'panel',
    'risks',
    'posts',
    'features',
    'proof',
    'report',
    'questions',
  ]);
  expect(
    withSectionAt(field, sectionNames, { name: 'questions', at: sectionNames.length }),
  ).toBeUndefined();
});

test('a hidden section keeps its texts, is listed as hidden, and comes back where it’s put', () => {
  const without = edited(withoutSection(field, sectionNames, 'report'));
  expect(sectionsOf(without)).not.toContain('report');
  expect(hiddenSections(without)).toContain('report');
  expect(without.audience.landing.report).toBe(document.audience.landing.report);
  const before = withSectionAt(field, [...sectionsOf(without), 'report'], {
    name: 'report',
    at: 1,
  });
  expect(sectionsOf(edited(before))[1]).toBe('report');
});

test.each(['', 'hero', 'nothing', [...sectionNames, 'panel'].join('\n')])(
  'a page isn’t made of “%s”',
  (value) => expect(sectionsOf(edited([value]))).toEqual(sectionsOf(document)),
);

test('a section that a campaign doesn’t have isn’t listed, neither as shown nor as hidden', () => {
  const without = withValues(document, { 'audience.landing.posts': undefined });
  expect(sectionsOf(without)).not.toContain('posts');
  expect(hiddenSections(without)).not.toContain('posts');
});

test('a change of sections is said in their names', () => {
  const names = sectionNames.filter((name) => name !== 'report');
  const changes = changesOf(document, { [field.path]: names.join('\n') });
  expect(changes).toMatchObject([{ name: 'Sections', before: expect.stringContaining('Report') }]);
  expect(changes[0]?.after).not.toContain('Report');
});

test('a text is in the section that the page shows it in', () => {
  expect(sectionAround('audience.landing.questions.items.0.answer')).toBe('questions');
  expect(sectionAround('audience.landing.title')).toBeUndefined();
  expect(sectionAround('audience.email.subject')).toBeUndefined();
});
