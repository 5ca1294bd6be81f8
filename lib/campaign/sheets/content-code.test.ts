import { adFormats } from '@/content/market/ad-formats';
import { contentCode } from './content-code';

const codeOf = (creative: string) => contentCode({ formats: adFormats }, creative);

test('a code says neither what an ad is about nor the same of two ads', () => {
  const sizes = Object.keys(adFormats);
  const creatives = [
    ...['fear', 'remedy'].flatMap((concept) => sizes.map((size) => `${concept}-${size}`)),
    'reel',
    'reel-4x5',
    'teaser',
    'teaser-16x9',
    'search',
    'carousel',
    'fear-1500x500',
  ];
  const codes = creatives.map(codeOf);
  expect(new Set(codes).size).toBe(creatives.length);
  for (const code of codes) expect(code).toMatch(/^[a-f][\dx]+$/);
  expect(codeOf(`fear-${sizes[0]}`)).toBe('a1');
  expect(codeOf(`remedy-${sizes[1]}`)).toBe('b2');
  expect(codeOf('fear-1500x500')).toBe('a1500x500');
});

test('an email’s links keep their names', () => {
  expect(codeOf('hero')).toBe('hero');
});
