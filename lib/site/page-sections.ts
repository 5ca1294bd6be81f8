import type { Landing, SectionName } from '@/content/schema';

/** The sections that a landing page shows, from the top down. Some may have nothing to show. */
export const shownSections = (landing: Landing): SectionName[] =>
  landing.sections.filter((name) => landing[name] !== undefined);

type Line = NonNullable<Landing['entries']['hero']>;

/** A line of the report in the sidebar, and the id of the section that it leads to. */
export type Entry = [id: SectionName, line: Line];

/** The lines of the report in the sidebar, in the page's order. Not every section has one. */
export function entriesOf(landing: Landing): Entry[] {
  const lines: Partial<Record<SectionName, Line>> = landing.entries;
  return shownSections(landing).flatMap((id): Entry[] => {
    const line = lines[id];
    return line ? [[id, line]] : [];
  });
}

/** What's above a section's heading, in the words of its line: `07:30 Report`. */
export const labelOf = (line: Line | undefined): string | undefined =>
  line && [line.time, line.text].filter(Boolean).join(' ');

/** The sections that aren't about the incident. */
const otherSections = new Set<SectionName>(['offer', 'posts', 'questions']);

export const isIncident = (id: SectionName): boolean => !otherSections.has(id);
