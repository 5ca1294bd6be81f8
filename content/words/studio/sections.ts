import type { SectionName } from '../../schema';

const names: Record<SectionName, string> = {
  hero: 'Hero',
  statistics: 'Statistics',
  panel: 'Overview panel',
  risks: 'Risks',
  offer: 'Offer',
  posts: 'Social posts',
  features: 'Features',
  proof: 'Proof',
  report: 'Report',
  questions: 'Questions',
};

/** The list of a landing page's sections. */
export const studioSections = {
  /** It’s also what somebody may look for. */
  heading: 'Page sections: show, hide, reorder',
  names,
  hide: 'Hide',
  show: 'Show',
  help: 'The hero, statistics, risks, offer and features always show, in this order. You can hide the others, or move them anywhere below the hero.',
} as const;
