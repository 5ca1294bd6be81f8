import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['instagram', 'facebook'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: Document<AdCampaign> = {
  title: 'Who else is watching?',
  targetDemo:
    'Homeowners with children, {launch.ages.min} to {launch.ages.max}, with five or more connected devices and an eye for new technology.',
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
      headline: 'Don’t let strangers look in',
      subheadline: 'Cameras and locks, guarded',
      bodyText:
        'Your cameras are online. So are strangers. Guarded {figures.realTime}. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Who else is watching?',
        subheadline: 'One leaked password is enough.',
      },
      visual: { id: 'camera-lens' },
      layout: 'picture-first',
      imageDesc: 'A camera’s large lens, seen from the front, with a red dot in the middle.',
      cta: 'Get Offer',
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
    remedy: {
      headline: 'Guard every door and camera',
      subheadline: 'Video stays in your house',
      bodyText:
        'We guard your cameras, locks and doorbell {figures.realTime}. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Only you can look inside.',
        subheadline: 'Cameras, locks and doorbell, guarded {figures.realTime}.',
      },
      visual: { id: 'camera-views', own: 'You', others: 'Everyone else' },
      layout: 'words-first',
      imageDesc:
        'Two views of one camera: its owner sees the nursery, and everyone else sees a closed blind.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'At {own.triedAt}, someone abroad tries the nursery camera.',
      'One leaked password is enough to look inside.',
      '{own.homesProtected} homes guarded {figures.realTime}. Video stays in the house.',
      'Close the door on strangers.',
    ],
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3.5,
          scene:
            'A cutaway of a house. Its sensors are on. The nursery camera turns red, and comes closer.',
          words: '{own.triedAt}. Somebody tries the nursery camera.',
          visual: 'house-section',
          motion: { from: 0.62, to: 1, camera: 'push' },
        },
        {
          start: 3.5,
          end: 6.5,
          scene: 'A camera’s lens opens, and the light in it turns red.',
          words: 'From abroad, with a leaked password.',
          visual: 'camera-lens',
          motion: { from: 0.2, to: 1 },
        },
        {
          start: 6.5,
          end: 9,
          scene: 'A front door closes.',
          words: 'Blocked. Everyone sleeps on.',
          visual: 'closed-door',
          motion: { from: 0, to: 0.7 },
        },
        {
          start: 9,
          end: 11.5,
          scene: 'The house again. The red leaves the camera.',
          words: 'Nobody looked in. Report at {own.reportAt}.',
          visual: 'house-section',
          motion: { from: 1, to: 0.65, camera: 'pull' },
        },
      ],
      endCard: { start: 11.5, end: 15, words: 'Close the door on strangers.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.5,
          scene: 'A cutaway of a house. The nursery camera turns red, and comes closer.',
          words: 'A stranger knows your camera’s password.',
          visual: 'house-section',
          motion: { from: 0.62, to: 1, camera: 'push' },
        },
        {
          start: 2.5,
          end: 4.5,
          scene: 'A front door closes.',
          words: 'Blocked, at {own.triedAt}.',
          visual: 'closed-door',
          motion: { from: 0, to: 0.7 },
        },
      ],
      endCard: { start: 4.5, end: 8, words: 'Close the door on strangers.' },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920'],
    colorScheme: 'dark',
    // Unlike remote's pictures, which are dark all over.
    panel: 'light',
    keyVisuals: [
      {
        id: 'house-section',
        description: 'Cutaway of a house with sensors; the camera in the nursery is red',
      },
      { id: 'camera-lens', description: 'Camera lens with a red dot in the middle' },
      { id: 'closed-door', description: 'Closed front door' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
