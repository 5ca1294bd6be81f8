import type { FigureData } from '@/content/schema';
import { figureOf } from './figure';

test.each<[string, FigureData, locale?: string]>([
  ['2.5M', { amount: 2_500_000, unit: 'count' }],
  ['185K', { amount: 185_000, unit: 'count' }],
  ['1,306', { amount: 1306, unit: 'count' }],
  ['8M+', { amount: 8_000_000, unit: 'count', atLeast: true }],
  ['$4.35M', { amount: 4_350_000, unit: 'dollars' }],
  ['99.9%', { amount: 99.9, unit: 'percent' }],
  ['48hrs', { amount: 48, unit: 'hours', written: '#hrs' }],
  ['24/7', { amount: 168, unit: 'hours a week', written: '24/7' }],
  ['98/100', { amount: 98, whole: 100, unit: 'score' }],
  ['1.306', { amount: 1306, unit: 'count' }, 'de-DE'],
  ['4,35 Mio. $', { amount: 4_350_000, unit: 'dollars' }, 'de-DE'],
  ['99,9 %', { amount: 99.9, unit: 'percent' }, 'de-DE'],
])('a figure is written as %s, as its locale does', (text, data, locale = 'en-US') => {
  expect(figureOf(data, locale).text.replaceAll(/\s/g, ' ')).toBe(text);
});
