import { figures } from '../../figures';
import { offer } from '../../offer';
import type { AdCampaign, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: AdCampaign = {
  title: 'The office is everywhere',
  targetDemo: `IT leads and founders of remote-first companies, ${launch.ages.min} to ${launch.ages.max}, with 20 to 500 people and no office network to rely on.`,
  keywords: [
    'remote team security',
    'device management',
    'zero trust access',
    'phishing protection',
    'endpoint security',
  ],
  metaTags: ['#RemoteWork', '#CyberSecurity', '#RemoteTeams', '#ITSecurity', '#ZeroTrust'],
  ads: {
    primary: {
      headline: 'Your office is 212 kitchens',
      subheadline: 'One policy for every device',
      bodyText: `The average breach costs ${figures.breachCost}. Guard every laptop your team works from. ${offer.discount} off with ${offer.code}.`,
      cta: 'Learn More',
      imageDesc:
        'A world map in two tones with four cities marked, each with its local time and a row of protected devices; one device is marked in red.',
      targeting: {
        interests: [
          'Remote work',
          'Computer security',
          'Software as a service',
          'Information technology management',
          'Startups',
        ],
        demographics: {
          titles: [
            'Chief Technology Officer',
            'Head of IT',
            'IT Manager',
            'Chief Information Security Officer',
            'Founder',
          ],
          companySize: '20 to 500 employees',
        },
      },
    },
  },
  story: {
    format: '3-part carousel',
    slides: [
      'Your team works from 212 kitchens. Who secures them?',
      `One open laptop. Average breach cost: ${figures.breachCost}.`,
      `One policy, every device, ${figures.realTime}. ${offer.discount} off with ${offer.code}.`,
    ],
    reelScript: [
      '0-3 s: A laptop on a kitchen table, its owner out of the room. Voice: This is your office now.',
      '3-8 s: The same laptop in a train, a café, a hotel. Voice: So is this, and this, and this.',
      `8-14 s: A phone shows one red dot among green ones. Voice: One open device. Average breach cost: ${figures.breachCost}.`,
      `14-20 s: The dot turns green, then the promo code. Voice: One policy for all of them. ${offer.discount} off with ${offer.code}.`,
    ].join('\n'),
  },
  display: {
    dimensions: ['1200x628', '1080x1080', '1080x1920'],
    colorScheme: 'Near-black #0c1015, bone white #f4f4f5, ember red #ff5a4a',
    keyVisuals: [
      'World map with four time zones',
      'Row of device outlines, one in red',
      'Promo code as a ticket',
    ],
  },
};
