/** @jest-environment node */
import { problemWords } from '@/content/words/problems';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { atPath } from '../document/paths';
import { problemsIn } from '../rules';
import { applyVariant } from './edits';

const figure = 'figures.share';
const document = withValues(wholeDocument, {
  [figure]: { amount: 40, unit: 'percent', sample: true },
  'brand.locale': 'en-US',
});
const source = { label: 'A survey', year: '2020', href: 'https://survey.example/2020' };

/** A figure in an edited campaign, and what's wrong with that, by path. */
function figureWith(parts: Record<string, string>) {
  const changes = Object.entries(parts).map(([part, value]) => [`${figure}.${part}`, value]);
  const variant = Object.fromEntries(changes);
  const after = applyVariant(document, variant);
  const problems = problemsIn({ document: after, typed: variant }, problemWords);
  return {
    figure: atPath(after, figure),
    problems: problems.filter(({ path }) => path.startsWith(figure)).map(({ path }) => path),
  };
}

test('a figure’s amount and source are edited, and somebody has to confirm them', () => {
  const { figure: changed, problems } = figureWith({
    amount: '50.5',
    sample: '',
    'source.label': source.label,
    'source.year': source.year,
    'source.href': source.href,
  });
  expect(changed).toMatchObject({ amount: 50.5, changed: true, source });
  expect(changed).not.toHaveProperty('sample');
  expect(problems).toEqual([]);
});

test('a figure’s amount that isn’t a number stays as it was, and an unfinished source is told', () => {
  const original = atPath(document, figure);
  for (const amount of ['many', '4,35', '-1', '{offer.code}', ''])
    expect({ amount, ...figureWith({ amount }) }).toEqual({
      amount,
      figure: original,
      problems: [`${figure}.amount`],
    });
  // It's a percentage, so it can't be more than 100.
  const { problems: tooMuch } = figureWith({ amount: '1,250' });
  expect(tooMuch).toEqual([`${figure}.amount`]);
  const half = { 'source.label': source.label, 'source.year': '', 'source.href': '' };
  expect(figureWith(half).problems).toEqual([`${figure}.source.href`]);
  const none = figureWith({ 'source.label': '', 'source.year': '', 'source.href': '' });
  expect(none.problems).toEqual([]);
  expect(none.figure).not.toHaveProperty('source');
});
