import { documents } from '@/content/campaigns';
import { studioTokens as words } from '@/content/words/studio/tokens';
import { factsOf } from '@/lib/campaign/document/resolve';
import { piecesOf, tokenGroup, tokenName } from './token-names';

const document = { ...documents[0], row: { city: 'Reno' } };
const facts = factsOf(document);

test('a text’s tokens are pieces with what they stand for, and the typed text can be put together', () => {
  const text = '{City}: {offer.code}, {nope} and {placeholder}';
  const pieces = piecesOf(text, facts, document);
  expect(pieces.map(({ typed }) => typed).join('')).toBe(text);
  expect(pieces).toMatchObject([
    { name: 'City', text: 'Reno' },
    { text: ': ' },
    { name: 'Promo code', text: facts.find('offer.code') },
    { text: ', {nope} and ' },
    { text: words.unconfirmed },
  ]);
});

test('tokens are grouped and named in plain words, without those that no text needs', () => {
  const groups = ['city', 'offer.code', 'brand.name', 'own.x', 'figures.x'].map((token) =>
    tokenGroup(token, document),
  );
  expect(groups).toEqual([words.row, words.offer, words.offer, words.own, words.figures]);
  for (const token of ['brand.palette.light.text', 'launch.ages.min', 'offer.retailerHref'])
    expect(tokenGroup(token, document)).toBeUndefined();
  expect(tokenName('offer.code', document)).toBe('Promo code');
  expect(tokenName('own.practicesExposed', document)).toBe('Practices exposed');
});
