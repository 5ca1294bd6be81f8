import { figures } from '../../figures';
import { offer } from '../../offer';
import type { AdCampaign, Launch } from '../../schema';
import { cities, sampleCompany } from './figures';

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
      headline: 'Who secures all that Wi-Fi?',
      subheadline: 'One policy for every device',
      bodyText: `The average breach costs ${figures.breachCost.text}. Guard every laptop your team works from. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: `Your office is ${sampleCompany.people} kitchens`,
        subheadline: 'And one has an unlocked laptop.',
      },
      visual: { id: 'devices', description: 'Device outlines, one of them marked' },
      imageDesc: 'Rows of laptops, phones and tablets in outline; one laptop is marked.',
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
          more: [{ field: 'companySize', label: 'Company size', value: '20 to 500 employees' }],
        },
      },
    },
    remedy: {
      headline: 'Every laptop on one policy',
      subheadline: 'On any network, anywhere',
      bodyText: `One policy for every laptop, phone and tablet your team works from, on any network, ${figures.realTime.text}. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: 'One policy. Every device.',
        subheadline: `In every time zone, ${figures.realTime.text}.`,
      },
      visual: {
        id: 'world-map',
        description: 'World map with four time zones',
        cities: cities.map((city) => ({ ...city, alert: false })),
      },
      imageDesc:
        'A world map in dots with four cities marked, each with its local time and a row of protected devices.',
    },
  },
  story: {
    format: 'carousel',
    slides: [
      `Your team works from ${sampleCompany.people} kitchens. Who secures them?`,
      `One open laptop. Average breach cost: ${figures.breachCost.text}.`,
      `One policy, every device, ${figures.realTime.text}. ${offer.discount} off with ${offer.code}.`,
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920', '1200x1200'],
    colors: 'dark',
    keyVisuals: [
      { id: 'world-map', description: 'World map with four time zones', cities },
      { id: 'devices', description: 'Row of device outlines, one of them marked' },
      { id: 'promo-ticket', description: 'Promo code as a ticket' },
    ],
  },
};
