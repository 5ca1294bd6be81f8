/** @jest-environment node */
import { campaigns } from '@/content/campaigns';
import { adJson } from './json';

test('a campaign is exported under the specification’s names', () => {
  const campaign = structuredClone(campaigns[0]);
  const { ad } = campaign.audience;
  ad.story = {
    format: 'sequence',
    slides: ['One', 'Two'],
  };
  const [shot] = campaign.audience.films.reel.shots;
  if (!shot) throw new Error('The reel has no shots.');
  campaign.audience.films.reel = {
    shots: [{ ...shot, start: 0, end: 4, scene: 'A desk.', voice: 'Hello.' }],
    endCard: { start: 4, end: 9, scene: 'A door.', words: 'Now', voice: 'Bye.' },
  };
  ad.display.colors = { ground: '#ffffff', ink: '#000000', accent: '#007777', danger: '#cc0000' };
  ad.display.keyVisuals = [{ id: 'padlock', description: 'A lock' }];
  ad.ads.primary.targeting.demographics = {
    titles: ['Parent'],
    more: [
      { field: 'homeowners', label: 'Homeowners', value: true },
      { field: 'income', label: 'Income', value: 'Upper half' },
    ],
  };
  const { title, targetDemo, keywords, metaTags, ads, display } = ad;
  expect(JSON.parse(JSON.stringify(adJson(campaign)))).toEqual({
    title,
    targetDemo,
    keywords,
    metaTags,
    ads: {
      primary: {
        ...ads.primary,
        targeting: {
          interests: ads.primary.targeting.interests,
          demographics: { titles: ['Parent'], homeowners: true, income: 'Upper half' },
        },
      },
    },
    story: {
      format: '2-part sequence',
      slides: ['One', 'Two'],
      reelScript: '0-4 s: A desk. Voice: Hello.\n4-9 s: A door. Voice: Bye.',
    },
    display: {
      dimensions: display.dimensions,
      colorScheme: 'Ground #ffffff, ink #000000, accent #007777',
      keyVisuals: ['A lock'],
    },
  });
});
