import { documents } from '@/content/campaigns';
import { storeDraft } from '@/lib/studio/draft';
import { draftKey } from '@/lib/studio/draft-key';
import { oneVariant } from '@/lib/studio/edits';
import { draftOf } from '@/lib/studio/history';
import { saveEdits } from '@/lib/studio/saved-edits';
import { studioFor } from '../fixtures/open-studio';
import { changedPaths } from './selectors';

// jsdom has no message channels, so nothing looks for what doesn’t fit.
jest.mock('../../../lib/site/task', () => ({ nextTask: () => new Promise(() => {}) }));
jest.mock('../../../lib/studio/link', () => ({
  editsMark: '#edits=',
  toFragment: async (value: unknown) => `#edits=${encodeURIComponent(JSON.stringify(value))}`,
  fromFragment: async (hash: string): Promise<unknown> =>
    JSON.parse(decodeURIComponent(hash.slice('#edits='.length))),
}));

const [exported] = documents;
const subject = 'audience.email.subject';
const mine = oneVariant({ [subject]: 'Mine' });

async function review(saved: object) {
  window.location.hash = `#edits=${encodeURIComponent(JSON.stringify(saved))}`;
  const studio = studioFor();
  await studio.readLink();
  return studio;
}

test('a link whose edits were all left aside is gone from the address, and a reload stays here', async () => {
  storeDraft(exported, draftOf(mine), 1);
  const studio = await review(
    saveEdits(exported, { variants: [{ [subject]: 'Theirs' }], shown: 0 }),
  );
  studio.take(mine);
  expect(window.location.hash).toBe('');
});

test('a link’s edits stay in the address until they are saved', async () => {
  const studio = await review(saveEdits(exported, mine));
  const stop = studio.start();
  const store = Storage.prototype.setItem.bind(window.localStorage);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (key === draftKey('shared')) throw new DOMException('Full', 'QuotaExceededError');
    store(key, text);
  });
  studio.take(oneVariant({ 'offer.code': 'NEW10' }));
  // With room for only some of it, no other tab is blamed.
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('pagehide'));
  expect(studio.current().saving.state).toBe('refused');
  expect(window.location.hash).not.toBe('');
  refused.mockRestore();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.hash).toBe('');
  stop();
});

test('in a comparison, only what differs between the two is outlined', async () => {
  const [label, code] = ['offer.label', 'offer.code'];
  const mineNow = { [subject]: 'Mine', [label]: 'Same', [code]: 'SAME' };
  storeDraft(exported, draftOf(oneVariant(mineNow)), 1);
  const outlined = async (changes: object) => {
    const edits = oneVariant({ ...mineNow, ...changes });
    const studio = await review({ ...saveEdits(exported, edits), isCompared: true });
    return [...changedPaths(studio.current())];
  };
  expect(await outlined({})).toEqual([]);
  expect(await outlined({ [subject]: 'Theirs' })).toEqual([subject]);
  expect((await outlined({ [code]: 'OTHER' })).length).toBeGreaterThan(5);
  window.localStorage.clear();
  expect(await outlined({})).toEqual(expect.arrayContaining([subject, label, code]));
});
