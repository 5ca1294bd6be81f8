import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['linkedin', 'facebook', 'instagram', 'google', 'youtube', 'x', 'reddit'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: Document<AdCampaign> = {
  title: 'The office is everywhere',
  targetDemo:
    'IT leads and founders, ages {launch.ages.min} to {launch.ages.max}, at remote-first companies with 20 to 500 people and no office network.',
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
        'In {figures.breachCost.source.year}, the average breach cost {figures.breachCost}. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Your office is {own.people} kitchens',
        subheadline: 'One has a laptop nobody recognizes.',
      },
      visual: { id: 'facade', figure: '{own.people}' },
      layout: 'picture-first',
      imageDesc:
        'The front of a building at night, with rows of lit kitchen windows. One is striped in red: there’s a laptop in it.',
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
      bodyText: 'One policy for every laptop and phone. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'One policy. Every device.',
        subheadline: '{placeholder}In every time zone, {figures.realTime}.',
      },
      visual: { id: 'scene', moment: 1 },
      layout: 'words-first',
      imageDesc: 'A barrier keeps a red laptop away from a person’s ID card.',
    },
  },
  story: {
    format: 'carousel',
    slides: [
      'At {own.heldAt}, an unknown laptop tries to sign in near {own.alertCity}.',
      'Wrong laptop: stopped. In {figures.breachCost.source.year}, the average breach cost {figures.breachCost}.',
      'Every device on one policy, {figures.realTime}.',
    ],
    headlines: ['Would you have seen it?', 'What one laptop can cost', 'For new customers'],
    music: { key: 'D', instrument: 'harp', inCaptions: '[Music]' },
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3,
          scene:
            'A map with a team’s cities. A red laptop comes in and reaches someone’s ID card in {own.alertCity}.',
          words: '{own.heldAt}. Unknown laptop tries to sign in.',
          visual: { id: 'scene', moment: 0.5 },
          from: 0.1,
        },
        {
          start: 3,
          end: 5.5,
          scene: 'Close up: the red laptop comes in, and stripes the ID card in red.',
          words:
            'In {figures.breachCost.source.year}, the average breach cost {figures.breachCost}.',
          visual: { id: 'scene', moment: 0.5, isClose: true },
          from: 0.2,
        },
        {
          start: 5.5,
          end: 8,
          scene:
            'The map again. A barrier rises between the laptop and the ID card, and the time turns into a stamp.',
          words: 'Right password. Wrong laptop. Stopped.',
          visual: { id: 'scene', moment: 1 },
          from: 0.5,
        },
        {
          start: 8,
          end: 10.5,
          scene: 'The report on that sign-in, line by line.',
          words: 'At {own.reportAt}, the report is in your inbox.',
          visual: { id: 'report' },
          from: 0,
        },
      ],
      endCard: { start: 10.5, end: 15, words: 'Only laptops you know get in.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.5,
          scene:
            'A map with a team’s cities. A red laptop comes in and reaches someone’s ID card in {own.alertCity}.',
          words: 'Your designer’s password. Not her laptop.',
          visual: { id: 'scene', moment: 0.5 },
          from: 0.2,
        },
        {
          start: 2.5,
          end: 4.5,
          scene:
            'A barrier rises between the laptop and the ID card, and the time turns into a stamp.',
          words: 'Blocked at {own.heldAt}.',
          visual: { id: 'scene', moment: 1 },
          from: 0.5,
        },
      ],
      endCard: { start: 4.5, end: 8.5, words: 'One policy, every device.' },
    },
  },
  search: {
    headlines: [
      'Security for remote teams',
      'One policy for every laptop',
      'Who secures all that Wi-Fi?',
      'Stop unknown laptops',
      'Right password, wrong laptop',
      'Protect every device',
      'On any network, anywhere',
      'Only known devices sign in',
      '{placeholder}Every sign-in watched {figures.realTime}',
      'No office network needed',
      'Laptops, phones and tablets',
      'For remote-first companies',
      'The report is in your inbox',
      'Stop phishing sign-ins',
      'One policy, every time zone',
    ],
    longHeadline: 'One policy for every laptop, phone and tablet, on any network, anywhere',
    descriptions: [
      'For teams: {offer.statement}. {offer.shortCondition}.',
      'Your designer’s password, but not her laptop: the sign-in is blocked, and you know why.',
      '{placeholder}Guard every laptop, phone and tablet with one policy, {figures.realTime}, in every time zone.',
      'In {figures.breachCost.source.year}, the average breach cost {figures.breachCost}. Let in only laptops you know.',
      'For remote-first companies with no office network to rely on.',
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colorScheme: 'dark',
    keyVisuals: [
      {
        id: 'scene',
        moment: 0.5,
        description:
          'A red laptop reaches someone’s ID card in {own.alertCity}, above a map of a team’s cities',
      },
      {
        id: 'scene',
        moment: 1,
        description: 'A barrier keeps the red laptop away from the ID card',
      },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
