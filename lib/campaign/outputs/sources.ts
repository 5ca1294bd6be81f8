import type { Campaign, FilmName, KeyVisual, KeyVisualId } from '@/content/schema';
import { conceptsOf } from '../document/concepts';
import { isInside } from '../document/paths';
import { filmOf } from '../film/timeline';
import type { Problem } from '../document/problem';
import type { AdPicture } from '../picture/ad-pictures';
import type { OutputEntry } from './output';

/** What only some files are made from. All of them are made from the rest: the offer, the brand. */
const channels = ['audience.landing', 'audience.email', 'audience.ad', 'email'];

/** Whether a file is made from what's at a path. The pages about the other files only name it. */
export const isMadeFrom = ({ folder, sources }: OutputEntry, path: string): boolean =>
  folder !== undefined &&
  (!channels.some((channel) => isInside(path, channel)) ||
    sources.some((source) => isInside(path, source) || isInside(source, path)));

/** Whether a problem stops a file: the file has it, and is for a platform that minds it. */
export function isStoppedBy(
  entry: OutputEntry,
  { path, platforms }: Pick<Problem, 'path' | 'platforms'>,
): boolean {
  const isMinded = !platforms || entry.platforms?.some((id) => platforms.includes(id));
  return isMadeFrom(entry, path) && isMinded !== false;
}

const incident = 'audience.landing.hero.incident.drawing';

/** The parts of the landing page that a key visual shows. */
const shownBy: Partial<Record<KeyVisualId, string[]>> = {
  scene: [incident],
  report: [incident, 'audience.landing.report'],
};

const visualSources = (path: string, { id }: KeyVisual) => [path, ...(shownBy[id] ?? [])];

const button = 'audience.ad.ads.primary.cta';

/** The slides of a story, as pictures or as cards. */
export const slideSources = ({ audience: { ad } }: Campaign): string[] => [
  'audience.ad.story.slides',
  button,
  ...ad.display.keyVisuals.flatMap((visual, index) =>
    visualSources(`audience.ad.display.keyVisuals.${index}`, visual),
  ),
];

export function pictureSources(campaign: Campaign, { concept, slide = 1 }: AdPicture): string[] {
  const { ad } = campaign.audience;
  const shownConcept = conceptsOf(ad).find(({ id }) => id === concept);
  if (shownConcept)
    return [
      `${shownConcept.path}.picture`,
      ...visualSources(`${shownConcept.path}.visual`, shownConcept.visual),
    ];
  const index = slide - 1;
  const visual = ad.display.keyVisuals[index] ?? ad.display.keyVisuals[0];
  return [
    `audience.ad.story.slides.${index}`,
    ...(slide === ad.story.slides.length ? [button] : []),
    ...visualSources(`audience.ad.display.keyVisuals.${index}`, visual),
  ];
}

export const filmSources = ({ audience }: Campaign, name: FilmName): string[] => [
  `audience.ad.story.${name}Script`,
  button,
  ...filmOf(audience, name).shots.flatMap(({ visual }) => shownBy[visual.id] ?? []),
];

/** An email's picture. */
export const emailPictureSources = ({ audience }: Campaign): string[] =>
  visualSources('audience.ad.display.keyVisuals.0', audience.ad.display.keyVisuals[0]);

export const emailSources = (campaign: Campaign): string[] => [
  'audience.email',
  'email',
  ...emailPictureSources(campaign),
  ...(campaign.audience.email.report ? (shownBy.report ?? []) : []),
];

const title = 'audience.ad.title';

const textsOf = ({ audience }: Campaign, names: readonly string[]): string[] =>
  conceptsOf(audience.ad).flatMap(({ path }) => names.map((name) => `${path}.${name}`));

/** What's typed or imported beside an ad's picture. */
const textsBeside = (campaign: Campaign): string[] => [
  title,
  button,
  ...textsOf(campaign, ['headline', 'subheadline', 'bodyText']),
];

export const sheetSources = {
  meta: (campaign: Campaign) => [
    ...textsBeside(campaign),
    'audience.ad.search',
    'audience.ad.story.headlines',
  ],
  google: [title, 'audience.ad.search', 'audience.ad.keywords'],
  /** With alternative texts, which repeat the words of the pictures. */
  copy: (campaign: Campaign) => [
    ...textsBeside(campaign),
    ...textsOf(campaign, ['picture', 'imageDesc']),
    ...slideSources(campaign),
    'audience.ad.story.headlines',
    'audience.ad.metaTags',
  ],
};
