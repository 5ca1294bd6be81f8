import { undoMojibake, windowsLetters } from './mojibake';

/** A text in UTF-8 that's read in another encoding. */
const misread = (text: string, encoding: string) =>
  new TextDecoder(encoding)
    .decode(new TextEncoder().encode(text))
    .replaceAll(/[\u0080-\u009f]/g, (control) => windowsLetters[control.charCodeAt(0) - 128] ?? '');

const texts = [
  'München',
  'We’re here',
  'She said “hi” – and left…',
  'Österreich, GRÖSSE, Übung',
  'Voilà, déjà vu à la carte',
  'Zażółć gęślą jaźń',
  'İstanbul, ışık, şeker',
  'Größe: 50 m²\u00a0· 20° · £20 · 20 €',
  'Привет, мир в Москве',
  'Αθήνα και Σπάρτη',
  'שלום עולם',
  'مرحبا بالعالم',
  '東京のオフィス',
  'Ship it 🚀 ✅ today™',
];

test.each(texts)('“%s” is put together again, also if it was taken apart twice', (text) => {
  const once = misread(text, 'windows-1252');
  expect(undoMojibake(once)).toBe(text);
  expect(undoMojibake(misread(once, 'windows-1252'))).toBe(text);
  expect(undoMojibake(text)).toBe(text);
});

test.each([
  { encoding: 'macintosh', text: 'We’re in München – “déjà vu”' },
  { encoding: 'windows-1251', text: 'Привет из Москвы – München' },
  { encoding: 'windows-1250', text: 'Kraków, Zażółć gęślą, München' },
])('a text read in $encoding is put together again', ({ encoding, text }) => {
  expect(undoMojibake(misread(text, encoding))).toBe(text);
});

test('a quotation mark that lost its last byte closes', () => {
  expect(undoMojibake('â€œHiâ€ she said')).toBe('“Hi” she said');
});

test.each([
  'CAFÉ… and JOSÉ’S',
  'AMANHÃ… “AMANHÃ” IRMÃ’S IRMÃ – NÃO',
  'Ä… hm, Ä–hm',
  'El Niño, ESPAÑA’S, ESPAÑ–A',
  'caffè…” voilà”',
  'ÜBER–GRÖSSE',
  'Ăştia, RĂŞINĂ',
  'РІСІ БЕРЁТ',
  'Đà Nẵng, ÂN, Ân',
  '√2 ≈ 1.4, 5 × 3',
  '‚Äpfel‘',
])('“%s” stays, because it may be meant so', (text) => {
  expect(undoMojibake(text)).toBe(text);
});
