/** @jest-environment node */
import fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { graphemes } from '@/content/schema/graphemes';
import { factsOf, longestText, resolveText } from '@/lib/campaign/resolve';
import { cleanLine, cleanLines, cleanParagraphs } from '@/lib/studio/clean-text';
import { strangeText } from './strange-text';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

test('in pieces, a text has the same characters as in one', () => {
  const check = (text: string) => {
    const whole = Array.from(segmenter.segment(text), ({ segment }) => segment);
    expect(graphemes(text)).toEqual(whole);
  };
  fc.assert(fc.property(strangeText, check));
});

test('the work of counting characters grows with the text, not with its square', () => {
  const given = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const check = (text: string) => {
    given.mockClear();
    graphemes(text);
    const pieces = given.mock.calls.map(([piece]) => piece);
    // A segmenter copies all it's given for each of the characters in it.
    const copied = pieces.map((piece) => piece.length * [...segmenter.segment(piece)].length);
    const total = copied.reduce((sum, each) => sum + each, 0);
    expect(total).toBeLessThanOrEqual(250 * text.length + 10_000);
  };
  fc.assert(fc.property(strangeText, check));
});

test('a clean text stays as it is, in its own characters', () => {
  const check = (text: string) => {
    for (const clean of [cleanLine, cleanLines, cleanParagraphs]) {
      const once = clean(text);
      expect(clean(once)).toBe(once);
      expect(once).not.toMatch(/\p{Surrogate}/u);
    }
    expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]| {2}|^ | $/u);
  };
  fc.assert(fc.property(strangeText, check));
});

test('tokens in tokens never make a text longer than the longest, and are never read again', () => {
  const texts = fc.record({
    code: strangeText,
    discount: strangeText,
    label: strangeText,
    support: strangeText,
    refund: strangeText,
  });
  const names = ['code', 'discount', 'label', 'support', 'refund'];
  const check = (own: Record<string, string>, times: number) => {
    const chained = Object.entries(own).map(([name, text], index) => [
      name,
      `{offer.${names[index + 1]}}`.repeat(times) + text,
    ]);
    const offer = { ...documents[0].offer, ...Object.fromEntries(chained) };
    const facts = factsOf({ ...documents[0], offer });
    for (const name of names) {
      const { text, isTooLong } = resolveText(`{offer.${name}}`.repeat(times), facts);
      expect(text.length).toBeLessThanOrEqual(longestText);
      expect(isTooLong && text.length < longestText).toBe(false);
    }
  };
  fc.assert(fc.property(texts, fc.integer({ min: 1, max: 400 }), check));
});
