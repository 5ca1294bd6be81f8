import { documents } from '@/content/campaigns';
import { storeDraft } from '@/lib/studio/drafts/draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { studioFor } from '../fixtures/open-studio';

// jsdom has no message channels, so nothing looks for what doesn’t fit.
jest.mock('../../../lib/site/task', () => ({ nextTask: () => new Promise(() => {}) }));
jest.mock('@/lib/campaign/edits/link', () => ({
  editsPrefix: '#edits=',
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

test('a link that changes nothing of one’s own is gone from the address, and a reload stays here', async () => {
  storeDraft(exported, draftOf(mine), { at: 1 });
  const studio = await review(saveEdits(exported, mine));
  studio.take();
  expect(window.location.hash).toBe('');
});

test('a link’s edits stay in the address until they are saved', async () => {
  const studio = await review(saveEdits(exported, oneVariant({ 'offer.code': 'NEW10' })));
  const stop = studio.start();
  const store = Storage.prototype.setItem.bind(window.localStorage);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (key === draftKey('shared')) throw new DOMException('Full', 'QuotaExceededError');
    store(key, text);
  });
  studio.take();
  // With room for only some of it, no other tab is blamed.
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event('pagehide'));
  expect(studio.current().saving.state).toBe('refused');
  expect(window.location.hash).not.toBe('');
  refused.mockRestore();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.hash).toBe('');
  stop();
});
