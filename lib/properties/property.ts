import * as fc from 'fast-check';

declare global {
  var propertySeed: number | undefined;
}

type Arbitraries<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/**
 * A test of something that holds for all values of some kinds. A failure says how to repeat it.
 * @param runs how many values it's tried with; each night, four times as many
 */
export function property<Values extends unknown[]>(
  name: string,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => void | Promise<void>,
  runs = 100,
): void {
  const checked = fc.asyncProperty(fc.tuple<Values>(...arbitraries), async (values) =>
    check(...values),
  );
  const { propertySeed: seed } = globalThis;
  // oxlint-disable-next-line jest/valid-title, jest/expect-expect -- both are parameters
  test(name, () => fc.assert(checked, { numRuns: seed ? runs : 4 * runs, seed }));
}

export const slowProperty: typeof property = (name, arbitraries, check) =>
  property(name, arbitraries, check, 10);

/** What strangers have typed to break things, and what people type that looks like it. */
const pieces = [
  'on ¦1¦W¦-¦ - ¦10% ¦{¦}¦\\¦{offer.code}¦{offer.discount}¦{own.nothing}¦{__proto__}¦__proto__',
  '\u0301¦👨‍👩‍👧‍👦¦\u{1f1e6}¦\u200d¦أمان ¦\u202e¦\ue000¦W\u{e0100}¦\u{e01ef}¦\ud800¦\ufeff¦\u2028¦\0',
  `\n¦\r\n¦\t¦ ; ¦"¦'¦""¦&¦&lt;¦<¦>¦<b>¦</title>¦<script>¦<!--[if mso]>¦-->¦]]>¦javascript:`,
  '=¦+¦@¦=1+1¦＝¦sep=;¦*|UNSUB|*¦{{ x }}¦%%x%%¦=?UTF-8?B?aGk=?=¦;"=1¦\r\n.¦--=_0¦=_1¦#edits=¦https://a@b.example',
].flatMap((line) => line.split('¦'));

const piece = fc.constantFrom(...pieces);

/** Any text: any characters, things that break code, or one piece many times. */
export const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(piece, { maxLength: 20 }).map((all) => all.join('')),
  fc
    .tuple(piece, piece, fc.integer({ min: 1, max: 1200 }))
    .map(([first, second, times]) => first + second.repeat(times)),
);

/** The same without halves of characters, which no file can have. */
const fileText = strangeText.map((text) => text.replace(/\p{Surrogate}/gu, ''));

/** A row of a table, with this many cells. */
export const rowOf = (width: number) => fc.array(fileText, { minLength: width, maxLength: width });

/** The cells of a table's rows. */
export const table = fc
  .integer({ min: 1, max: 4 })
  .chain((width) => fc.array(rowOf(width), { minLength: 1, maxLength: 5 }));
