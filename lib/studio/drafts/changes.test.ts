import { documents } from '@/content/campaigns';
import { factsOf, resolve, resolveText } from '@/lib/campaign/document/resolve';
import { changesOf, factChanges } from './changes';
import type { Variant } from '@/lib/campaign/edits/edits';
import { orderOf, valueOf } from '@/lib/campaign/document/values';
import { fieldsOf } from '@/lib/campaign/document/fields';

const [original] = documents;
const subject = 'audience.email.subject';
const badges = 'audience.email.badges';
const risks = 'audience.landing.risks.items';
const field = (at: string) => fieldsOf(original).find(({ path }) => path === at)!;
const shown = (text?: string) => resolveText(text ?? '', factsOf(original)).text;
const lines = valueOf(original, field(badges)).split('\n');
const { count = 0 } = field(risks);
const firstIn = (at: string) => fieldsOf(original).find(({ path }) => path.startsWith(`${at}.`))!;
const firstText = (path: string) => shown(valueOf(original, firstIn(path)));
const inShort = (variant: Variant) =>
  changesOf(original, variant).map(({ kind, before, after, places }) => [
    kind,
    before,
    after,
    places.length > 0,
  ]);

test('a text’s change has both, with tokens and times as readers see them', () => {
  const before = shown(valueOf(original, field(subject)));
  const changes = changesOf(original, { [subject]: 'Take {offer.code}', 'offer.code': 'NEW1' });
  expect(changes.find(({ path }) => path === subject)).toMatchObject({
    before,
    after: 'Take NEW1',
    places: [subject],
  });
  const time = resolve({ ...original, offer: { ...original.offer, label: '14:03' } }).offer.label;
  expect(changesOf(original, { 'offer.label': '14:03' })).toMatchObject([{ after: time }]);
});

test.each<[string, string[], unknown[]]>([
  ['another entry', lines.with(1, 'New'), ['text', shown(lines[1]), 'New', true]],
  ['one more', lines.toSpliced(1, 0, 'New'), ['added', undefined, 'New', true]],
  ['one less', lines.toSpliced(0, 1), ['leftOut', shown(lines[0]), undefined, false]],
])('a list with %s has one change', (_, entries, change) => {
  expect(inShort({ [badges]: entries.join('\n') })).toEqual([change]);
});

test('the first entry of an empty list is added, and replaces nothing', () => {
  const sizes = 'audience.ad.display.sizes';
  expect(valueOf(original, field(sizes))).toBe('');
  expect(inShort({ [sizes]: '1500x500' })).toEqual([['added', undefined, '1500x500', true]]);
});

test('an entry between two that changed hasn’t', () => {
  const entries = ['New', ...lines.slice(1, -1), 'New, too'];
  const after = inShort({ [badges]: entries.join('\n') }).map(([, , text]) => text);
  expect(after).toEqual(['New', 'New, too']);
});

test('a part says which entries were left out, moved and added, or that it’s left out as a whole', () => {
  const order = orderOf(count)
    .with(0, 1)
    .with(1, 0)
    .with(count - 1, 1);
  expect(inShort({ [risks]: order.join(' ') })).toEqual([
    ['leftOut', firstText(`${risks}.${count - 1}`), undefined, false],
    ['moved', undefined, firstText(`${risks}.0`), true],
    ['added', undefined, firstText(`${risks}.1`), true],
  ]);
  const part = fieldsOf(original).find(({ kind, optional }) => kind === 'part' && optional)!;
  expect(changesOf(original, { [part.path]: '' })).toMatchObject([{ kind: 'leftOut', places: [] }]);
});

test.each([
  [risks, '9 9 9'],
  [risks, 'x'],
  ['audience.nothing', 'x'],
])('%s with “%s” is no change', (path, value) => {
  expect(changesOf(original, { [path]: value })).toEqual([]);
});

test('a text with the code in it changes with the code, and says both', () => {
  const changes = factChanges(original, { 'offer.code': 'SPRING27' });
  expect(changes.find(({ path }) => path === 'offer.statement')).toMatchObject({
    before: expect.stringContaining(original.offer.code),
    after: expect.stringContaining('SPRING27'),
  });
  expect(changes.map(({ path }) => path)).not.toContain('offer.label');
});
