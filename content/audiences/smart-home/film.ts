import { figures } from '../../figures';
import { offer } from '../../offer';
import type { Films } from '../../schema';
import { ad } from './ad';
import { smartHomeFigures } from './figures';

const lens = { id: 'camera-lens', description: 'Camera lens in outline' } as const;

const house = { id: 'house-section', description: 'Cutaway of a house with sensors' } as const;

const door = { id: 'closed-door', description: 'Closed door with a lit keyhole' } as const;

const code = `${offer.discount} off with ${offer.code}.`;

export const films: Films = {
  reel: {
    shots: [
      {
        start: 0,
        end: 4,
        scene: 'A camera’s lens opens, and the light behind it turns red.',
        words: ad.title,
        voice: 'Your camera watches the door. Who watches your camera?',
        visual: lens,
        motion: { from: 0, to: 1, seconds: 1.6 },
      },
      {
        start: 4,
        end: 7.5,
        scene: 'A cutaway of a house. Its sensors come on one by one, and the camera turns red.',
        words: 'One leaked password is enough.',
        voice: 'One leaked password is enough to look inside.',
        visual: house,
        motion: { from: 0, to: 1, seconds: 1.6 },
      },
      {
        start: 7.5,
        end: 10.5,
        scene: 'The front door closes, and its lock lights up.',
        words: 'Not in this house.',
        voice: 'Not in this house.',
        visual: door,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 10.5,
        end: 13.5,
        scene: 'The door stays closed.',
        words: `${smartHomeFigures.homesProtected.text} homes guarded, ${figures.realTime.text}.`,
        voice: `We guard ${smartHomeFigures.homesProtected.text} homes, ${figures.realTime.text}.`,
        visual: door,
        motion: { from: 1, to: 1, seconds: 0 },
      },
    ],
    endCard: {
      start: 13.5,
      end: 17,
      scene: 'The promo code on a ticket.',
      words: 'Close the door on strangers.',
      voice: code,
    },
  },
  teaser: {
    shots: [
      {
        start: 0,
        end: 3,
        scene: 'A cutaway of a house. Its sensors come on one by one, and the camera turns red.',
        words: 'An unknown sign-in at three in the morning.',
        voice: 'Somebody tries to sign in at three in the morning.',
        visual: house,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 3,
        end: 5.5,
        scene: 'The front door closes, and its lock lights up.',
        words: 'You know within seconds.',
        voice: 'We block it, and you know within seconds.',
        visual: door,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
    ],
    endCard: {
      start: 5.5,
      end: 9,
      scene: 'The promo code on a ticket.',
      words: 'Close the door on strangers.',
      voice: code,
    },
  },
};
