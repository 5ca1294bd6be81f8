import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { graphemes } from '@/content/schema/graphemes';
import { factsOf, longestText, resolveText } from '@/lib/campaign/document/resolve';
import { cleanLine, cleanLines, cleanParagraphs } from '@/lib/campaign/document/clean-text';
import { property, strangeText } from './property';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

property(
  'characters are counted in pieces, so the work grows with the text',
  [strangeText],
  (text) => {
    const given = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    given.mockClear();
    const counted = graphemes(text);
    const pieces = given.mock.calls.map(([piece]) => piece);
    expect(counted).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    // For each character in its input, a segmenter copies the whole input.
    const copied = pieces.map((piece) => piece.length * [...segmenter.segment(piece)].length);
    const total = copied.reduce((sum, count) => sum + count, 0);
    expect(total).toBeLessThanOrEqual(250 * text.length + 10_000);
  },
  500,
);

property('a clean text stays as it is, and has no hidden characters', [strangeText], (text) => {
  for (const clean of [cleanLine, cleanLines, cleanParagraphs]) {
    const once = clean(text);
    expect(clean(once)).toBe(once);
    expect(once).not.toMatch(/[\p{Surrogate}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
  }
  expect(cleanLine(text)).not.toMatch(/\n| {2}|^ | $/);
});

const names = ['code', 'discount', 'label', 'support', 'refund'];

const terms = fc.array(strangeText, { minLength: 5, maxLength: 5 });
const counts = fc.integer({ min: 1, max: 400 });

property('terms in terms make no text longer than the limit', [terms, counts], (texts, times) => {
  const chained = texts.map((text, index) => [
    names[index],
    `{offer.${names[index + 1]}}`.repeat(times) + text,
  ]);
  const offer = { ...documents[0].offer, ...Object.fromEntries(chained) };
  const facts = factsOf({ ...documents[0], offer });
  for (const name of names) {
    const { text, isTooLong } = resolveText(`{offer.${name}}`.repeat(times), facts);
    expect(text.length).toBeLessThanOrEqual(longestText);
    expect(isTooLong && text.length < longestText).toBe(false);
  }
});
