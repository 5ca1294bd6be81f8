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
        'Your cameras and locks are online. So are strangers. We guard them {figures.realTime}. {offer.statement}.',
      picture: {
        headline: 'Who else is watching?',
        subheadline: 'One leaked password is enough.',
      },
      visual: { id: 'camera-lens' },
      layout: 'picture-first',
      imageDesc:
        'A camera’s lens fills the picture, seen from the front, with a red dot in the middle.',
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
        'We guard your cameras, locks and doorbell {figures.realTime}, and video stays in your house. {offer.statement}.',
      picture: {
        headline: 'Only you can look inside.',
        subheadline: 'Cameras, locks and doorbell, guarded {figures.realTime}.',
      },
      visual: {
        id: 'camera-views',
        own: 'You',
        others: 'Everyone else',
      },
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
          end: 4,
          scene: 'A camera’s lens opens, and the light behind it turns red.',
          words: 'Who else is watching?',
          voice: 'Your camera watches the door. Who watches your camera?',
          visual: { id: 'camera-lens', description: 'Camera lens in outline' },
          motion: { from: 0, to: 1, seconds: 1.6 },
        },
        {
          start: 4,
          end: 7.5,
          scene: 'A cutaway of a house. Its sensors come on one by one, and the camera turns red.',
          words: 'One leaked password is enough.',
          voice: 'One leaked password is enough to look inside.',
          visual: { id: 'house-section', description: 'Cutaway of a house with sensors' },
          motion: { from: 0, to: 1, seconds: 1.6 },
        },
        {
          start: 7.5,
          end: 10.5,
          scene: 'The front door closes, and its lock lights up.',
          words: 'Not in this house.',
          voice: 'Not in this house.',
          visual: { id: 'closed-door', description: 'Closed door with a lit keyhole' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 10.5,
          end: 13.5,
          scene: 'The door stays closed.',
          words: '{own.homesProtected} homes guarded, {figures.realTime}.',
          voice: 'We guard {own.homesProtected} homes, {figures.realTime}.',
          visual: { id: 'closed-door', description: 'Closed door with a lit keyhole' },
          motion: { from: 1, to: 1, seconds: 0 },
        },
      ],
      endCard: {
        start: 13.5,
        end: 17,
        scene: 'The promo code on a ticket.',
        words: 'Close the door on strangers.',
        voice: '{offer.statement}.',
      },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 3,
          scene: 'A cutaway of a house. Its sensors come on one by one, and the camera turns red.',
          words: 'An unknown sign-in at three in the morning.',
          voice: 'Somebody tries to sign in at three in the morning.',
          visual: { id: 'house-section', description: 'Cutaway of a house with sensors' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
        {
          start: 3,
          end: 5.5,
          scene: 'The front door closes, and its lock lights up.',
          words: 'You know within seconds.',
          voice: 'We block it, and you know within seconds.',
          visual: { id: 'closed-door', description: 'Closed door with a lit keyhole' },
          motion: { from: 0, to: 1, seconds: 1.3 },
        },
      ],
      endCard: {
        start: 5.5,
        end: 9,
        scene: 'The promo code on a ticket.',
        words: 'Close the door on strangers.',
        voice: '{offer.statement}.',
      },
    },
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920'],
    colorScheme: 'dark',
    // Unlike remote's pictures, which are dark all over.
    panel: 'light',
    keyVisuals: [
      { id: 'house-section', description: 'Cutaway of a house with sensors' },
      { id: 'camera-lens', description: 'Camera lens in outline' },
      { id: 'closed-door', description: 'Closed front door' },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
