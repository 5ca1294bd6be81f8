import { documents } from '@/content/campaigns';
import { textsIn } from '@/lib/campaign/document/paths';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { readContent } from '@/lib/fixtures/content-modules';
import { markCopied } from './mark-copied';

function evaluate(source: string): object {
  const code = source
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/export const (\w+)[^=]*=/g, 'out.$1 =');
  // oxlint-disable-next-line typescript/no-implied-eval -- our own source
  return new Function(`const out = {};${code};return out;`)();
}

/** What isn't a text to write: tokens, options and times. */
const given = /^(?:\{|https:|[\d:x]+$|#?[a-z-]+$|[A-Z]{1,2}b?$)/;

test.each(documents)('$audience.id: each text of a copy is marked and valid', (document) => {
  const { audience } = document;
  const parts = ['landing', 'email', 'ad', 'figures'].map((name) =>
    evaluate(markCopied(readContent(`content/audiences/${audience.id}/${name}.ts`))),
  );
  const copy = Object.assign({}, audience, ...parts);
  const { landing, email, ad, own } = copy;
  const unmarked = textsIn({ landing, email, ad, own }).filter(
    ([at, text]) => !/\.(?:written|inCaptions)$/.test(at) && !given.test(text),
  );
  expect(unmarked).toEqual([['landing.route', audience.landing.route]]);
  expect(problemsIn({ document: { ...document, audience: copy } }, problemWords)).toEqual([]);
  const figures = Object.values(own).map(Object);
  expect(figures.filter(({ amount, sample }) => amount && !sample)).toEqual([]);
});

test.each([
  ["who: 'Physician',", "who: '{placeholder}Physician',"],
  ["attempt: ['Former employee', 'asks'],", "attempt: ['{placeholder}Former employee', 'asks'],"],
  [
    "{ label: 'Learn', href: '{a}/b' }",
    "{ label: '{placeholder}Learn', href: '{placeholder}{a}/b' }",
  ],
  ["{ icon: 'lock', name: \"It's\" }", "{ icon: 'lock', name: \"{placeholder}It's\" }"],
  ["music: { key: 'G', inCaptions: '[Music]' }", "music: { key: 'G', inCaptions: '[Music]' }"],
  ["notes: ['{offer.refund}'],", "notes: ['{offer.refund}'],"],
  ["// A customer's words", "// A customer's words"],
  [
    "a: { amount: 5, unit: 'hours a week' }",
    "a: { amount: 5, unit: 'hours a week', sample: true }",
  ],
])('%s', (line, marked) => expect(markCopied(line)).toBe(marked));
