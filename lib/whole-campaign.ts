import { documents } from '@/content/campaigns';
import type { CampaignDocument, Document, Film } from '@/content/schema';
import { resolve } from './campaign/resolve';
import { audiences } from './campaigns';

const [first] = documents;
const { ad } = first.audience;
const [visual] = audiences[0].ad.display.keyVisuals;

/** A film that's `end` seconds long. */
function film(end: number): Document<Film> {
  const motion = { from: 0, to: 1 };
  const shot = { words: 'Someone is at the door.', scene: 'A door.', visual: visual.id, motion };
  const [second, last] = [end / 4, (end * 5) / 8];
  return {
    shots: [
      { ...shot, start: 0, end: second },
      { ...shot, start: second, end: last },
    ],
    endCard: { start: last, end, words: 'It stays closed.' },
  };
}

/** The first campaign with all that a campaign can have, for tests: content may leave parts out. */
export const wholeDocument = {
  ...first,
  audience: {
    ...first.audience,
    ad: {
      ...ad,
      ads: {
        ...ad.ads,
        remedy: ad.ads.remedy ?? {
          headline: 'The door stays closed',
          subheadline: 'Day and night',
          bodyText: 'Every door is checked.',
          picture: { headline: 'Nobody gets in.', subheadline: 'We watch each door.' },
          visual: { id: 'devices' },
          layout: ad.ads.primary.layout === 'words-first' ? 'picture-first' : 'words-first',
          imageDesc: 'A closed door.',
        },
      },
      story: {
        ...ad.story,
        reelScript: ad.story.reelScript ?? film(16),
        teaserScript: ad.story.teaserScript ?? film(8),
      },
    },
  },
} satisfies CampaignDocument;

export const wholeCampaign = resolve(wholeDocument);
