import type { Landing, SectionName } from '@/content/schema';
import { sections } from '@/content/words/landing';

/** The sections that a landing page shows, from the top down. Some may have nothing to show. */
export const shownSections = (landing: Landing): SectionName[] =>
  landing.sections.filter((name) => landing[name] !== undefined);

const labels: Partial<Record<SectionName, string>> = sections.contents;

/** The ids and labels of a page's list of contents. Not every section is in it. */
export const contentsOf = (landing: Landing): [id: SectionName, label: string][] =>
  shownSections(landing).flatMap((name): [SectionName, string][] => {
    const label = labels[name];
    return label ? [[name, label]] : [];
  });
