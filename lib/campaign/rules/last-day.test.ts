import { problemWords } from '@/content/words/problems';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { fill } from '../document/fill';
import { problemsIn } from '.';
import { lastDayProblem } from './last-day';

const at = (time: string) => new Date(time).getTime();
const sentenceAt = (until: string, time: string) =>
  lastDayProblem({ offer: { until }, brand: { locale: 'en-US' } }, at(time), problemWords)
    ?.sentence;

test('an offer is over once its last day is, not while that lasts', () => {
  expect(sentenceAt('3/31/2027', '2027-03-31T23:59')).toBeUndefined();
  expect(sentenceAt('3/31/2027', '2027-04-01T00:01')).toBe(
    fill(problemWords.lastDay.over, { day: '3/31/2027' }),
  );
});

test('a last day that can’t be read is said, with an example that can', () => {
  for (const until of ['December 31', '2/30/2027']) {
    const values = { example: '3/31/2027', day: until };
    expect(sentenceAt(until, '2027-01-01T12:00')).toBe(
      fill(problemWords.lastDay.unreadable, values),
    );
  }
});

test('a last day that can’t be read stops the files of a campaign whose texts state it', () => {
  const soon = withValues(wholeDocument, { 'offer.until': 'soon', 'brand.locale': 'en-US' });
  const [sentence = 'nothing'] = problemsIn({ document: soon }, problemWords).map(
    (problem) => problem.sentence,
  );
  expect(sentence).toBe(sentenceAt('soon', '2027-01-01T12:00'));
  const silent = { 'offer.condition': 'For new customers', 'offer.shortCondition': 'New only' };
  expect(problemsIn({ document: withValues(soon, silent) }, problemWords)).toEqual([]);
});
