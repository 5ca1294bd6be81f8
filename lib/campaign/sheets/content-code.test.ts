import { adFormats } from '@/content/market/ad-formats';
import { contentCode } from './content-code';

const codeOf = (creative: string) => contentCode({ formats: adFormats }, creative);

test('a code says neither what an ad is about, nor the same of two ads, nor a variant’s name', () => {
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
  for (const code of codes) expect(code).toMatch(/^[c-h][\dx]+$/);
  expect(codeOf(`fear-${sizes[0]}`)).toBe('c1');
  expect(codeOf(`remedy-${sizes[1]}`)).toBe('d2');
  expect(codeOf('fear-1500x500')).toBe('c1500x500');
});

test('an email’s links keep their names', () => {
  expect(codeOf('hero')).toBe('hero');
});
