import { documents } from '@/content/campaigns';
import type { CampaignDocument, Document, Film } from '@/content/schema';
import { resolve } from './campaign/resolve';
import { audiences } from './campaigns';

const [first] = documents;
const { ad } = first.audience;
const [visual] = audiences[0].ad.display.keyVisuals;

const words = { start: 0, end: 4, words: 'Someone is at the door.' };

function film(end: number): Document<Film> {
  const shot = { ...words, scene: 'A door.', visual: visual.id, motion: { from: 0, to: 1 } };
  return { shots: [shot], endCard: { start: 4, end, words: 'It stays closed.' } };
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
