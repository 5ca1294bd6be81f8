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
      headline: 'Don’t let strangers look in',
      subheadline: 'Cameras and locks, guarded',
      bodyText: `Your cameras and locks are online. So are strangers. We guard them ${figures.realTime.text}. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: 'Who else is watching?',
        subheadline: 'One leaked password is enough.',
      },
      visual: { id: 'camera-lens', description: 'Camera lens in outline' },
      imageDesc: 'A camera’s lens, seen from the front, with a lit dot in the middle.',
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
          more: [
            { field: 'homeowners', label: 'Homeowners', value: true },
            { field: 'hasChildren', label: 'Has children', value: true },
            { field: 'techSavvy', label: 'Tech-savvy', value: true },
            { field: 'income', label: 'Income', value: 'Upper 50% of household incomes' },
            { field: 'smartDevices', label: 'Smart devices', value: '5 or more' },
          ],
        },
      },
    },
    remedy: {
      headline: 'Guard every door and camera',
      subheadline: 'Video stays in your house',
      bodyText: `We guard your cameras, locks and doorbell ${figures.realTime.text}, and video stays in your house. ${offer.discount} off with ${offer.code}.`,
      picture: {
        headline: 'Only you can look inside.',
        subheadline: `Cameras, locks and doorbell, guarded ${figures.realTime.text}.`,
      },
      visual: { id: 'house-section', description: 'Cutaway of a house with sensors' },
      imageDesc:
        'A cutaway of a house with its rooms and sensors drawn in outline; the camera over the front door stands out.',
    },
  },
  story: {
    format: 'sequence',
    slides: [
      'Your camera watches the door. Who watches your camera?',
      'One leaked password is enough to look inside.',
      `${smartHomeFigures.homesProtected.text} homes guarded ${figures.realTime.text}. Video stays in the house.`,
      `Close the door: ${offer.discount} off with ${offer.code}.`,
    ],
  },
  display: {
    dimensions: ['1080x1350', '1080x1080', '1200x628', '1080x1920'],
    colors: 'dark',
    // Unlike remote's pictures, which are dark all over.
    panel: 'light',
    keyVisuals: [
      { id: 'house-section', description: 'Cutaway of a house with sensors' },
      { id: 'camera-lens', description: 'Camera lens in outline' },
      { id: 'closed-door', description: 'Closed door with a lit keyhole' },
      { id: 'promo-ticket', description: 'Promo code as a ticket' },
    ],
  },
};
