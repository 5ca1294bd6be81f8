import { campaigns } from '@/lib/campaigns';
import { withReferences, withTerms } from './references';

const [{ offer }] = campaigns;
const { code, discount } = offer;
const other = { code: `${code}9`, discount: `${discount}9` };

test.each([
  [`Save with ${code}.`, `Save with ${other.code}.`],
  [`${code} ${code}, #${code}`, `${other.code} ${other.code}, #${other.code}`],
  [`Save ${discount} off, ${discount} OFF.`, `Save ${other.discount} off, ${other.discount} OFF.`],
  [`For ${discount} less`, `For ${other.discount} less`],
])('“%s” follows the offer', (text, expected) => {
  expect(withTerms(withReferences(text, offer), offer)).toBe(text);
  expect(withTerms(withReferences(text, offer), other)).toBe(expected);
});

test.each([
  `${discount} of practices`,
  `Get ${discount}`,
  `1${discount} off`,
  `0.${discount} off`,
  `${discount} offered`,
  `${code}0 and X${code}`,
  code.toLowerCase(),
])('“%s” stays as it is', (text) => {
  expect(withReferences(text, offer)).toBe(text);
});

test('a discount’s punctuation is only text', () => {
  const sum = { code, discount: '$1.(50)' };
  expect(withReferences('$1.(50) off', sum)).toBe('{discount} off');
  expect(withReferences('$1x(50) off', sum)).toBe('$1x(50) off');
  expect(withTerms('{discount} off', { code, discount: '$& $1' })).toBe('$& $1 off');
});
