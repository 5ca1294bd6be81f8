import { offer } from '../../offer';
import type { Films } from '../../schema';
import { accessLog, healthcareFigures } from './figures';

const log = {
  id: 'access-log',
  description: 'Access log with one line marked',
  ...accessLog,
} as const;

const record = { id: 'record-sheet', description: 'Record sheet with one field marked' } as const;

const code = `${offer.discount} off with ${offer.code}.`;

export const films: Films = {
  reel: {
    shots: [
      {
        start: 0,
        end: 4,
        scene: `A log fills up with names and times. The line at ${accessLog.alert} turns red.`,
        words: `Somebody opened a chart at ${accessLog.alert}.`,
        voice: `At ${accessLog.alert}, somebody opened a patient’s chart.`,
        visual: log,
        motion: { from: 0, to: 1, seconds: 1.5 },
      },
      {
        start: 4,
        end: 7,
        scene: 'The record fills in, field by field, and one turns red.',
        words: 'Do you know who?',
        voice: 'Do you know who?',
        visual: record,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 7,
        end: 10.5,
        scene: `A hundred squares; ${healthcareFigures.practicesExposed.amount} of them turn red.`,
        words: `${healthcareFigures.practicesExposed.text} of practices lack full security.`,
        voice: `${healthcareFigures.practicesExposed.text} of practices lack full security. One violation: ${healthcareFigures.violationCost.text}.`,
        visual: {
          id: 'hundred-squares',
          description: 'A hundred squares, most of them marked',
          figure: healthcareFigures.practicesExposed,
        },
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 10.5,
        end: 13.5,
        scene: 'A padlock closes.',
        words: 'Every access logged.',
        voice: 'We log every access and encrypt every record.',
        visual: { id: 'padlock', description: 'Closed padlock in outline' },
        motion: { from: 0, to: 1, seconds: 1 },
      },
    ],
    endCard: {
      start: 13.5,
      end: 17,
      scene: 'The promo code on a ticket.',
      words: 'Know who opens every record.',
      voice: code,
    },
  },
  teaser: {
    shots: [
      {
        start: 0,
        end: 3,
        scene: 'A record fills in, field by field, and one turns red.',
        words: 'An auditor asks who opened this record.',
        voice: 'An auditor asks who opened this record, and when.',
        visual: record,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
      {
        start: 3,
        end: 5.5,
        scene: 'The log of everyone who opened it, one line in red.',
        words: 'You print the answer.',
        voice: 'You print the answer.',
        visual: log,
        motion: { from: 0, to: 1, seconds: 1.3 },
      },
    ],
    endCard: {
      start: 5.5,
      end: 9,
      scene: 'The promo code on a ticket.',
      words: 'Every access on record.',
      voice: code,
    },
  },
};
