import * as v from 'valibot';
import { field } from './field';

/** In the order that each landing page has by itself. After them comes its last line. */
export const sectionNames = [
  'hero',
  'statistics',
  'panel',
  'risks',
  'offer',
  'posts',
  'features',
  'proof',
  'report',
  'questions',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** What every landing page has, in this order. The others may be anywhere below the first. */
const fixedSections: readonly SectionName[] = ['hero', 'statistics', 'risks', 'offer', 'features'];

const isFixed = (name: SectionName) => fixedSections.includes(name);

/** The sections that a landing page shows, from the top down. One that's left out is hidden. */
export const sectionsSchema = field(
  v.pipe(
    v.array(v.picklist(sectionNames)),
    v.check(
      (names) =>
        names[0] === fixedSections[0] &&
        new Set(names).size === names.length &&
        names.filter(isFixed).join() === fixedSections.join(),
      `each section at most once, ${fixedSections[0]} first, with ${fixedSections.join(', ')} in this order`,
    ),
  ),
  { group: 'landing', label: 'sections', kind: 'choices' },
);
