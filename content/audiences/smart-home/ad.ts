import { figures } from '../../figures';
import { offer } from '../../offer';
import type { AdCampaign, Launch } from '../../schema';
import { smartHomeFigures } from './figures';

export const launch: Launch = {
  platforms: ['instagram', 'facebook'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: AdCampaign = {
  title: 'Who else is watching?',
  targetDemo: `Homeowners with children, ${launch.ages.min} to ${launch.ages.max}, with five or more connected devices and an eye for new technology.`,
  keywords: [
    'smart home security',
    'camera protection',
    'smart lock security',
    'home network security',
    'doorbell camera privacy',
  ],
  metaTags: ['#SmartHome', '#HomeSecurity', '#SmartLock', '#FamilySafety', '#CyberSecurity'],
  ads: {
    primary: {
      headline: 'Who else is watching?',
      subheadline: 'Cameras and locks, guarded',
      bodyText: `Your cameras and locks are online. So are strangers. We guard them ${figures.realTime}. ${offer.discount} off with ${offer.code}.`,
      cta: 'Get Offer',
      imageDesc:
        'A house in section with its rooms and sensors drawn in outline; the camera over the front door is marked in red.',
      targeting: {
        interests: [
          'Home automation',
          'Smart locks',
          'Home security',
          'Parenting',
          'Do it yourself',
        ],
        demographics: {
          titles: ['Homeowner', 'Parent', 'Smart home enthusiast'],
          homeowners: true,
          hasChildren: true,
          techSavvy: true,
          income: 'Upper 50% of household incomes',
          smartDevices: '5 or more',
        },
      },
    },
  },
  story: {
    format: '4-part sequence',
    slides: [
      'Your camera watches the door. Who watches your camera?',
      'One leaked password is enough to look inside.',
      `${smartHomeFigures.homesProtected} homes guarded ${figures.realTime}. Video stays in the house.`,
      `Close the door: ${offer.discount} off with ${offer.code}.`,
    ],
    reelScript: [
      '0-4 s: A camera turns by itself in an empty hall. Voice: Nobody at home moved it.',
      '4-9 s: A phone shows a sign-in from abroad. Voice: One leaked password is enough.',
      '9-15 s: The sign-in turns grey: blocked. The camera turns back. Voice: Not in this house.',
      `15-20 s: The house from outside, lights on, then the promo code. Voice: ${offer.discount} off with ${offer.code}.`,
    ].join('\n'),
  },
  display: {
    dimensions: ['1200x628', '1080x1080', '1080x1920'],
    colorScheme: 'Slate #131a22, bone white #f4f4f5, ember red #ff5a4a',
    keyVisuals: [
      'House in section with sensors',
      'Camera lens in outline',
      'Closed door with a lit keyhole',
      'Promo code as a ticket',
    ],
  },
};
