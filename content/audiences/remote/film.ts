import { figures } from '../../figures';
import { offer } from '../../offer';
import type { Films } from '../../schema';
import { cities, sampleCompany } from './figures';

const map = { id: 'world-map', description: 'World map with four time zones', cities } as const;

const devices = {
  id: 'devices',
  description: 'Device outlines in rows, one of them marked',
} as const;

const padlock = { id: 'padlock', description: 'Closed padlock in outline' } as const;

const code = `${offer.discount} off with ${offer.code}.`;

export const films: Films = {
  reel: {
    shots: [
      {
        start: 0,
        end: 4,
        scene: 'A dot crosses a map, from city to city. In one city, a device turns red.',
        words: `Your office is ${sampleCompany.people} kitchens.`,
        voice: `Your office is ${sampleCompany.people} kitchens now.`,
        visual: map,
        motion: { from: 0, to: 1, seconds: 1.9 },
      },
      {
        start: 4,
        end: 7,
        scene: 'Laptops, phones and tablets in rows. One laptop turns red.',
        words: 'One unlocked laptop is enough.',
        voice: 'One unlocked laptop is enough.',
        visual: devices,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 7,
        end: 10,
        scene: 'The same devices; the laptop stays red.',
        words: `Average cost of a breach: ${figures.breachCost.text}.`,
        voice: `The average breach costs ${figures.breachCost.text}.`,
        visual: devices,
        motion: { from: 1, to: 1, seconds: 0 },
      },
      {
        start: 10,
        end: 13,
        scene: 'A padlock closes.',
        words: 'One policy for every device.',
        voice: `One policy covers every device, ${figures.realTime.text}.`,
        visual: padlock,
        motion: { from: 0, to: 1, seconds: 1 },
      },
    ],
    endCard: {
      start: 13,
      end: 16.5,
      scene: 'The promo code on a ticket.',
      words: 'Secure every kitchen.',
      voice: code,
    },
  },
  teaser: {
    shots: [
      {
        start: 0,
        end: 3.5,
        scene: 'A dot crosses a map, from city to city. In one city, a device turns red.',
        words: 'A sign-in from an unknown laptop.',
        voice: `At ${sampleCompany.heldAt}, an unknown laptop tries to sign in.`,
        visual: map,
        motion: { from: 0, to: 1, seconds: 1.7 },
      },
      {
        start: 3.5,
        end: 6,
        scene: 'A padlock closes.',
        words: 'Held for review.',
        voice: 'We hold it for review.',
        visual: padlock,
        motion: { from: 0, to: 1, seconds: 1 },
      },
    ],
    endCard: {
      start: 6,
      end: 9.5,
      scene: 'The promo code on a ticket.',
      words: 'One policy, every device.',
      voice: code,
    },
  },
};
