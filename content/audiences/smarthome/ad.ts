import type { AdCampaign, Document, Launch } from '../../schema';

export const launch: Launch = {
  platforms: ['instagram', 'facebook', 'google', 'youtube', 'tiktok', 'pinterest'],
  ages: { min: 28, max: 55 },
  countries: ['US'],
};

export const ad: Document<AdCampaign> = {
  title: 'Who else is watching?',
  targetDemo:
    'Homeowners with children, {launch.ages.min} to {launch.ages.max}, with five or more connected devices and an interest in new technology.',
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
        'Your cameras are online. So are strangers. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Who else is watching?',
        subheadline: 'One leaked password is enough.',
      },
      visual: { id: 'scene', moment: 0.5, isClose: true },
      layout: 'picture-first',
      imageDesc:
        'A nursery at night. Everything its camera sees, including a child in a crib, has red stripes.',
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
      subheadline: '{placeholder}Video stays in your house',
      bodyText:
        'We guard cameras, locks and doorbells {figures.realTime}. {offer.statement}. {offer.shortCondition}.',
      picture: {
        headline: 'Only you see your cameras.',
        subheadline: 'We block everyone else, {figures.realTime}.',
      },
      visual: { id: 'scene', moment: 1 },
      layout: 'words-first',
      imageDesc: 'A barrier outside a house stops a red line before it reaches the nursery camera.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'At {own.triedAt}, someone abroad tries the nursery camera.',
      'One leaked password is enough to look inside.',
      '{placeholder}{own.homesProtected} homes guarded {figures.realTime}. Video stays in the house.',
      'Close the door on strangers.',
    ],
    headlines: [
      'Would you know if it happened?',
      'Do you reuse passwords?',
      'Stopped before it gets in',
      'For new customers',
    ],
    music: { key: 'F', instrument: 'music box', inCaptions: '[Music]' },
    reelScript: {
      shots: [
        {
          start: 0,
          end: 3.2,
          scene:
            'A nursery at night, close up. The camera on its wall turns red, and then what it sees: a crib with a child in it.',
          words: '{own.triedAt}. Somebody tries the nursery camera.',
          visual: { id: 'scene', moment: 0.5, isClose: true },
          from: 0.1,
        },
        {
          start: 3.2,
          end: 5.6,
          scene: 'The house, in cutaway. A red line comes in from the side, as far as that camera.',
          words: 'From abroad, with a leaked password.',
          visual: { id: 'scene', moment: 0.5 },
          from: 0.2,
        },
        {
          start: 5.6,
          end: 8,
          scene:
            'A barrier rises outside the house, in the red line’s way, and the time turns into a stamp.',
          words: 'Blocked. Nobody wakes up.',
          visual: { id: 'scene', moment: 1 },
          from: 0.5,
        },
        {
          start: 8,
          end: 10.4,
          scene: 'The report on the phone, line by line.',
          words: 'Nobody looked in. Report at {own.reportAt}.',
          visual: { id: 'report' },
          from: 0,
        },
      ],
      endCard: { start: 10.4, end: 15.2, words: 'Close the door on strangers.' },
    },
    teaserScript: {
      shots: [
        {
          start: 0,
          end: 2.4,
          scene:
            'A cutaway of a house at night. A red line comes in, as far as the camera in the nursery.',
          words: 'A stranger knows your camera’s password.',
          visual: { id: 'scene', moment: 0.5 },
          from: 0.2,
        },
        {
          start: 2.4,
          end: 4.8,
          scene: 'A barrier rises outside the house, and the red line stops.',
          words: 'Blocked at {own.triedAt}.',
          visual: { id: 'scene', moment: 1 },
          from: 0.5,
        },
      ],
      endCard: { start: 4.8, end: 8.8, words: 'Close the door on strangers.' },
    },
  },
  search: {
    headlines: [
      'Security for smart homes',
      'Guard every door and camera',
      'Who else is watching?',
      'Only you see your cameras',
      'Cameras, locks and doorbells',
      '{placeholder}Video stays in your house',
      'Don’t let strangers look in',
      'One leaked password is enough',
      'Guard your nursery camera',
      'Your home, watched {figures.realTime}',
      'For homes full of devices',
      'Blocked while you sleep',
      'Keep the nursery private',
      'Close the door on strangers',
      '{own.homesProtected} homes guarded',
    ],
    longHeadline:
      '{placeholder}Your cameras, locks and doorbells, guarded {figures.realTime}. Video stays in your house.',
    descriptions: [
      'For homes: {offer.statement}. {offer.shortCondition}.',
      'A stranger knows your camera’s password. The sign-in is blocked, and nobody wakes up.',
      'Only you see your cameras. We block everyone else, and guard your locks and doorbells.',
      '{placeholder}Video stays in your house. When somebody tries to look in, you get a report.',
      'For homes with five or more connected devices, and the people in them.',
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920'],
    colorScheme: 'dark',
    keyVisuals: [
      {
        id: 'scene',
        moment: 0.5,
        description: 'A red line comes into a house and reaches the camera in the nursery',
      },
      {
        id: 'scene',
        moment: 0.5,
        isClose: true,
        description: 'Close-up: the camera’s view of a crib, in red',
      },
      {
        id: 'scene',
        moment: 1,
        description: 'A barrier outside the house stops the red line',
      },
      { id: 'promo-ticket', description: 'A ticket: {offer.statement}' },
    ],
  },
};
