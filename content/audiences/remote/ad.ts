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
        'Average breach, {figures.breachCost.source.year}: {figures.breachCost}. Guard every laptop. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Your office is {own.people} kitchens',
        subheadline: 'In one of them, a laptop nobody knows.',
      },
      visual: { id: 'facade', figure: '{own.people}' },
      layout: 'picture-first',
      imageDesc:
        'The front of a building with rows of kitchen windows. In one, a laptop glows red.',
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
        'One policy for every laptop, phone and tablet, {figures.realTime}. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'One policy. Every device.',
        subheadline: 'In every time zone, {figures.realTime}.',
      },
      visual: { id: 'world-map', cities: '{own.cities}' },
      layout: 'words-first',
      imageDesc:
        'A world map in dots with four cities marked, and a list of them with their local times and devices.',
    },
  },
  story: {
    format: 'carousel',
    slides: [
      'At {own.heldAt}, an unknown laptop tries to sign in near {own.alertCity}.',
      'One laptop. Average breach cost in {figures.breachCost.source.year}: {figures.breachCost}.',
      'Every device on one policy, {figures.realTime}.',
    ],
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3.5,
          scene: 'A dot crosses a map, from city to city. In {own.alertCity}, a device turns red.',
          words: '{own.heldAt}. Unknown laptop tries to sign in.',
          visual: 'world-map',
          motion: { from: 0.25, to: 1 },
        },
        {
          start: 3.5,
          end: 6.5,
          scene: 'Laptops, phones and tablets in rows. One laptop turns red, and comes closer.',
          words: 'Right password. Wrong laptop.',
          visual: 'devices',
          motion: { from: 0, to: 1, camera: 'push' },
        },
        {
          start: 6.5,
          end: 9,
          scene: 'All devices come into view again; the laptop stays red.',
          words:
            'Average cost of a breach, {figures.breachCost.source.year}: {figures.breachCost}.',
          visual: 'devices',
          motion: { from: 1, to: 1, camera: 'pull' },
        },
        {
          start: 9,
          end: 11.5,
          scene: 'The map again. The red leaves the device.',
          words: 'Held. Your report comes at {own.reportAt}.',
          visual: 'world-map',
          motion: { from: 1, to: 0.7 },
        },
      ],
      endCard: { start: 11.5, end: 15, words: 'Only laptops you know sign in.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.5,
          scene: 'Laptops, phones and tablets in rows. One laptop turns red, and comes closer.',
          words: 'Your designer’s password. Not her laptop.',
          visual: 'devices',
          motion: { from: 0.62, to: 1, camera: 'push' },
        },
        {
          start: 2.5,
          end: 4.5,
          scene: 'A map with four cities. In {own.alertCity}, the red leaves a device.',
          words: 'Sign-in held, at {own.heldAt}.',
          visual: 'world-map',
          motion: { from: 1, to: 0.7 },
        },
      ],
      endCard: { start: 4.5, end: 8, words: 'One policy, every device.' },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'dark',
    keyVisuals: [
      {
        id: 'world-map',
        description: 'World map and list of a team’s cities; in {own.alertCity}, one device is red',
        cities: '{own.cities}',
        alert: '{own.alertCity}',
      },
      { id: 'devices', description: 'Rows of device outlines, one of them red' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
