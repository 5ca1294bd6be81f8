import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: Document<AdCampaign> = {
  title: 'The office is everywhere',
  targetDemo:
    'IT leads and founders of remote-first companies, {launch.ages.min} to {launch.ages.max}, with 20 to 500 people and no office network to rely on.',
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
      headline: 'Who secures all that Wi-Fi?',
      subheadline: 'One policy for every device',
      bodyText:
        'The average breach costs {figures.breachCost}. Guard every laptop your team works from. {offer.statement}.',
      picture: {
        headline: 'Your office is {own.people} kitchens',
        subheadline: 'And one has an unlocked laptop.',
      },
      visual: {
        id: 'facade',
        figure: '{own.people}',
      },
      layout: 'picture-first',
      imageDesc:
        'The front of a building with {own.people} kitchen windows. In one, a laptop glows red.',
      cta: 'Learn More',
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
    remedy: {
      headline: 'Every laptop on one policy',
      subheadline: 'On any network, anywhere',
      bodyText:
        'One policy for every laptop, phone and tablet your team uses, on any network, {figures.realTime}. {offer.statement}.',
      picture: {
        headline: 'One policy. Every device.',
        subheadline: 'In every time zone, {figures.realTime}.',
      },
      visual: {
        id: 'world-map',
        cities: '{own.cities}',
      },
      layout: 'words-first',
      imageDesc:
        'A world map in dots with four cities marked, each with its local time and a row of protected devices.',
    },
  },
  story: {
    format: 'carousel',
    slides: [
      'At {own.heldAt}, an unknown laptop tries to sign in near {own.alertCity}.',
      'One laptop. Average breach cost: {figures.breachCost}.',
      'Every device on one policy, {figures.realTime}.',
    ],
    reelScript: {
      shots: [
        {
          start: 0,
          end: 4,
          scene: 'A dot crosses a map, from city to city. In one city, a device turns red.',
          words: 'Your office is {own.people} kitchens.',
          voice: 'Your office is {own.people} kitchens now.',
          visual: {
            id: 'world-map',
            description: 'World map with four time zones',
            cities: '{own.cities}',
            alert: '{own.alertCity}',
          },
          motion: { from: 0, to: 1, seconds: 1.9 },
        },
        {
          start: 4,
          end: 7,
          scene: 'Laptops, phones and tablets in rows. One laptop turns red.',
          words: 'One unlocked laptop is enough.',
          voice: 'One unlocked laptop is enough.',
          visual: { id: 'devices', description: 'Device outlines in rows, one of them marked' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 7,
          end: 10,
          scene: 'The same devices; the laptop stays red.',
          words: 'Average cost of a breach: {figures.breachCost}.',
          voice: 'The average breach costs {figures.breachCost}.',
          visual: { id: 'devices', description: 'Device outlines in rows, one of them marked' },
          motion: { from: 1, to: 1, seconds: 0 },
        },
        {
          start: 10,
          end: 13,
          scene: 'A padlock closes.',
          words: 'One policy for every device.',
          voice: 'One policy covers every device, {figures.realTime}.',
          visual: { id: 'padlock', description: 'Closed padlock in outline' },
          motion: { from: 0, to: 1, seconds: 1 },
        },
      ],
      endCard: {
        start: 13,
        end: 16.5,
        scene: 'The promo code on a ticket.',
        words: 'Secure every kitchen.',
        voice: '{offer.statement}.',
      },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 3.5,
          scene: 'A dot crosses a map, from city to city. In one city, a device turns red.',
          words: 'A sign-in from an unknown laptop.',
          voice: 'At {own.heldAt}, an unknown laptop tries to sign in.',
          visual: {
            id: 'world-map',
            description: 'World map with four time zones',
            cities: '{own.cities}',
            alert: '{own.alertCity}',
          },
          motion: { from: 0, to: 1, seconds: 1.7 },
        },
        {
          start: 3.5,
          end: 6,
          scene: 'A padlock closes.',
          words: 'Held for review.',
          voice: 'We hold it for review.',
          visual: { id: 'padlock', description: 'Closed padlock in outline' },
          motion: { from: 0, to: 1, seconds: 1 },
        },
      ],
      endCard: {
        start: 6,
        end: 9.5,
        scene: 'The promo code on a ticket.',
        words: 'One policy, every device.',
        voice: '{offer.statement}.',
      },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'dark',
    keyVisuals: [
      {
        id: 'world-map',
        description: 'World map with four time zones',
        cities: '{own.cities}',
        alert: '{own.alertCity}',
      },
      { id: 'devices', description: 'Row of device outlines, one of them marked' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
