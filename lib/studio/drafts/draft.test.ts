/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { faultAt, readDraft, storedAt, storeDraft, unreadableDrafts } from './draft';
import { draftKey, hasDraft, readStored } from '@/lib/site/stored-drafts';
import { type Edits, noEdits, oneVariant } from '@/lib/campaign/edits/edits';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { type Draft, draftOf } from './history';
import { savedVersion } from '@/lib/campaign/edits/saved-edits';

const [document] = documents;
const other = { ...document, audience: { ...document.audience, id: 'other' } };
const { id } = document.audience;
const subject = 'audience.email.subject';
const code = 'offer.code';

const store = (edits: Edits, rest?: Partial<Draft>) =>
  storeDraft(document, draftOf(edits, rest), { at: 1 });
const storedEdits = (of = document) => readDraft(of).draft.edits;

/** Makes the storage refuse more than so many characters. */
const limitStorage = (limit: number) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const others = Object.keys(this).filter((name) => name !== key);
    const used = [key, text, ...others, ...others.map((name) => this.getItem(name))].join('');
    if (used.length > limit) throw new DOMException('', 'QuotaExceededError');
    Object.assign(this, { [key]: text });
  });

test('a draft comes back with its two variants and its table', () => {
  const two: Edits = { variants: [{ [subject]: 'A' }, { [subject]: 'B' }], shown: 1 };
  const stored = draftOf(two, { table: 'name\nAustin' });
  storeDraft(document, stored, { at: 77 });
  const read = { draft: stored, differences: [], savedAt: 77 };
  expect(readDraft(document)).toEqual(read);
});

test('a draft that was stored with this version goes on being read', () => {
  window.localStorage.setItem(
    draftKey(id),
    '{"version":3,"audience":"remote","edits":[[["audience.email.subject","Say {offer.code}","vxnwqw"],["offer.code","OLD10","4286y4"]],[["audience.email.badges","One\\nTwo","1j13z01"],["offer.code","OLD10","4286y4"],["audience.landing.risks.items","1 0","1c7b662"]]],"shown":1,"at":1764000000000,"table":"name\\nAustin","confirmed":["terms offer"]}',
  );
  window.localStorage.setItem(
    draftKey('shared'),
    '{"version":3,"audience":"remote","edits":[[["offer.code","OLD10","4286y4"]]],"shown":0,"at":1764000000000}',
  );
  const edits: Edits = {
    variants: [
      { [subject]: 'Say {offer.code}', [code]: 'OLD10' },
      {
        'audience.email.badges': 'One\nTwo',
        [code]: 'OLD10',
        'audience.landing.risks.items': '1 0',
      },
    ],
    shown: 1,
  };
  expect(readDraft(document)).toMatchObject({
    draft: draftOf(edits, { table: 'name\nAustin' }),
    savedAt: 1_764_000_000_000,
  });
  expect([hasDraft(id), unreadableDrafts(id)]).toEqual([true, []]);
});

test('without anything to keep, nothing is stored', () => {
  expect(readDraft(document)).toMatchObject({ draft: draftOf(noEdits), savedAt: 0 });
  store(oneVariant({ [subject]: 'Mine', [code]: 'NEW1' }));
  store(noEdits, { table: 'name\nAustin' });
  expect(readDraft(document).draft.table).toBe('name\nAustin');
  store(noEdits);
  expect(window.localStorage).toHaveLength(0);
});

test('an audience has a draft only if its campaign has edits', () => {
  store(noEdits, { table: 'name\nAustin' });
  expect(hasDraft(id)).toBe(false);
  store(oneVariant({ [subject]: 'Mine' }));
  expect([hasDraft(id), hasDraft('other')]).toEqual([true, false]);
  store({ variants: [{}, {}], shown: 0 });
  expect(hasDraft(id)).toBe(true);
  store(oneVariant({ [code]: 'NEW1' }));
  expect([hasDraft(id), hasDraft('other')]).toEqual([true, true]);
  // Another audience takes the code back.
  storeDraft(other, draftOf(noEdits), { at: 2 });
  expect([hasDraft(id), hasDraft('other')]).toEqual([false, false]);
});

test('shared texts are edited once, and are only named once if their exported text changes', () => {
  store(oneVariant({ [subject]: 'Mine', [code]: 'NEW1' }));
  expect(storedEdits(other)).toEqual(oneVariant({ [code]: 'NEW1' }));
  storeDraft(other, draftOf(oneVariant({ [code]: 'NEW2', 'email.sender': 'Us' })), { at: 2 });
  expect(storedEdits()).toEqual(
    oneVariant({ [subject]: 'Mine', [code]: 'NEW2', 'email.sender': 'Us' }),
  );
  storeDraft(
    other,
    draftOf(oneVariant({ ...storedEdits(other).variants[0], [subject]: 'Theirs' })),
    { at: 3 },
  );
  expect([storedAt('shared'), storedAt(other.audience.id)]).toEqual([2, 3]);
  const changed = { ...document, offer: { ...document.offer, code: 'ELSE' } };
  const label = fieldsOf(document).find(({ path }) => path === code)?.label;
  expect(readDraft(changed).differences).toMatchObject([{ label, kind: 'changed' }]);
  storeDraft(other, draftOf(noEdits), { at: 3 });
  expect(storedEdits()).toEqual(oneVariant({ [subject]: 'Mine' }));
});

test('a second variant keeps a code of its own, but follows one that it shares', () => {
  store({ variants: [{ [code]: 'A1' }, { [code]: 'B1', 'email.sender': 'Us' }], shown: 0 });
  storeDraft(other, draftOf(oneVariant({ [code]: 'A2', 'offer.discount': '$5' })), { at: 2 });
  const discount = { 'offer.discount': '$5' };
  expect(storedEdits().variants).toEqual([
    { [code]: 'A2', ...discount },
    { [code]: 'B1', 'email.sender': 'Us', ...discount },
  ]);
});

test.each([
  ['that’s damaged', 'two\nlines', 'damaged'],
  ['of 1.1.0', '{"saved":{"edits":[[]],"shown":0,"version":2},"savedAt":1}', 'older'],
  ['of a newer release', `{"version":${savedVersion + 1}}`, 'newer'],
])(
  'a draft %s is kept when the next one is stored, and takes no shared texts with it',
  (_, text, fault) => {
    store(oneVariant({ [code]: 'NEW1' }));
    window.localStorage.setItem(draftKey(id), text);
    expect(readDraft(document)).toMatchObject({ draft: draftOf(oneVariant({ [code]: 'NEW1' })) });
    expect(unreadableDrafts(id)).toEqual([draftKey(id)]);
    store(noEdits);
    expect(unreadableDrafts(id)).toEqual([draftKey(id)]);
    for (const typed of ['M', 'Mine']) store(oneVariant({ [subject]: typed }));
    expect(storedEdits()).toEqual(oneVariant({ [subject]: 'Mine' }));
    expect(unreadableDrafts(id).map(readStored)).toEqual([text]);
    expect(unreadableDrafts(id).map(faultAt)).toEqual([fault]);
    expect(unreadableDrafts('other')).toEqual([]);
  },
);

test('where there’s no room to keep it, too, storing a draft says so, and nothing is lost', () => {
  const text = 'x'.repeat(1000);
  window.localStorage.setItem(draftKey(id), text);
  limitStorage(2 * text.length);
  expect(() => store(oneVariant({ [subject]: 'Mine' }))).toThrow('');
  expect(unreadableDrafts(id).map(readStored)).toEqual([text]);
});

test('without access to storage, there’s no draft, and storing one says so', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('Refused');
    });
  expect(readDraft(document)).toMatchObject({ draft: draftOf(noEdits) });
  expect(() => store(oneVariant({ [subject]: 'Mine' }))).toThrow('Refused');
});
