import { documents } from '@/content/campaigns';
import { fieldsOf } from '@/lib/campaign/fields';
import { editsDigest } from '@/lib/studio/comments';
import { storeDraft } from '@/lib/studio/draft';
import { draftKey } from '@/lib/studio/draft-key';
import { oneVariant } from '@/lib/studio/edits';
import { draftOf } from '@/lib/studio/history';
import { imageVisual } from '@/lib/studio/pictures';
import { saveEdits } from '@/lib/studio/saved-edits';
import { studioFor } from '../fixtures/open-studio';
import { changedPaths, changesOf, commentsOf, toShare } from './selectors';

// jsdom has no message channels, so nothing looks for what doesn’t fit.
jest.mock('../../../lib/site/task', () => ({ nextTask: () => new Promise(() => {}) }));
jest.mock('../../../lib/studio/link', () => ({
  editsMark: '#edits=',
  toFragment: async (value: unknown) => `#edits=${encodeURIComponent(JSON.stringify(value))}`,
  fromFragment: async (hash: string): Promise<unknown> =>
    JSON.parse(decodeURIComponent(hash.slice('#edits='.length))),
}));

const [exported] = documents;
const [subject, preview] = ['audience.email.subject', 'audience.email.preview'];
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

const settled = () => new Promise((done) => setTimeout(done));

test('an answer is in the review’s address, and comes to its places in one’s own edits', async () => {
  const rob = await review({ ...saveEdits(exported, mine), by: 'Ana', at: 5 });
  rob.setMe('Rob');
  rob.comment({ path: subject, text: 'Too long' });
  rob.comment({ path: preview, text: 'Mistyped' });
  rob.withdraw(rob.current().linked?.comments[1] ?? { path: '', text: '', by: '', at: 0 });
  rob.decide('changes');
  rob.decide('approved');
  await settled();
  expect(Object.keys(window.localStorage)).toEqual(['my-name']);

  storeDraft(exported, draftOf(mine), 1);
  const ana = studioFor();
  await ana.readLink();
  expect(ana.current().linked).toMatchObject({ by: 'Ana', at: 5 });
  expect(changesOf(ana.current()).map(({ isNew }) => isNew)).toEqual([false]);
  ana.take(mine);
  const { draft } = ana.current();
  expect([draft.past, draft.now.variants]).toEqual([[], mine.variants]);
  expect(draft.comments).toMatchObject([
    { path: subject, text: 'Too long', by: 'Rob' },
    { verdict: 'approved', of: editsDigest(mine) },
  ]);
  expect(changedPaths(ana.current())).toContain(subject);
  const [comment] = draft.comments ?? [];
  if (comment) ana.setDone(comment, true);
  expect(changedPaths(ana.current())).not.toContain(subject);
  expect(toShare(ana.current()).comments).toMatchObject([{ done: true }, {}]);
});

test('an approval says which pictures its reviewer didn’t see', async () => {
  const at = 'audience.ad.ads.primary.visual';
  const visual = imageVisual({ file: `${'a'.repeat(32)}.webp` });
  const rob = await review(saveEdits(exported, oneVariant({ [at]: visual })));
  rob.decide('approved');
  expect([rob.current().needsName, commentsOf(rob.current())]).toEqual([true, []]);
  rob.setMe('Rob');
  rob.decide('approved');
  const { label } = fieldsOf(exported).find(({ path }) => path === at)!;
  expect(commentsOf(rob.current())).toMatchObject([{ text: expect.stringContaining(label) }]);
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

test('whoever edits can comment, too, and their link has it', () => {
  const studio = studioFor();
  const said = { path: subject, text: 'Too long?' };
  const shared = () => toShare(studio.current()).comments ?? [];
  studio.comment(said);
  expect([studio.current().needsName, shared()]).toEqual([true, []]);
  studio.setMe('Ann');
  studio.comment(said);
  expect(shared()).toMatchObject([{ ...said, by: 'Ann' }]);
  for (const comment of shared()) studio.withdraw(comment);
  expect(shared()).toEqual([]);
});
