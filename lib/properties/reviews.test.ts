/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { id as idSchema } from '@/content/schema/text';
import { applyEdits, oneVariant } from '@/lib/studio/edits';
import { commentLimits, mergedComments } from '@/lib/studio/comments';
import { slugOf } from '@/lib/studio/copies';
import { readDraft, storeDraft } from '@/lib/studio/draft';
import { draftKey } from '@/lib/studio/draft-key';
import { draftOf } from '@/lib/studio/history';
import { keptCampaigns } from '@/lib/studio/kept-campaigns';
import { readEdits, saveEdits } from '@/lib/studio/saved-edits';
import { is } from 'valibot';
import { property, strangeText } from './property';

const [document] = documents;
const { id } = document.audience;
const time = fc.oneof(fc.nat(), fc.double());
const comment = fc.record(
  {
    path: strangeText,
    text: strangeText,
    by: strangeText,
    at: time,
    done: fc.boolean(),
    verdict: fc.constantFrom('approved', 'changes', 'x'),
    of: strangeText,
  },
  { requiredKeys: ['path', 'text', 'by', 'at'] },
);
const comments = fc.array(fc.oneof(comment, fc.json(), fc.constant(null)), { maxLength: 30 });
const copy = fc.record({ name: strangeText });
const shared = oneVariant({ 'audience.email.subject': 'Theirs' });
const read = (more: object) => readEdits(document, { ...saveEdits(document, shared), ...more });

const link = fc.record({ by: fc.oneof(strangeText, fc.json()), at: time, copy, comments });

property('a link’s edits are read, and what else it says is short and clean', [link], (more) => {
  const linked = read(more);
  expect(linked?.edits).toEqual(shared);
  for (const { by, text } of linked?.comments ?? []) {
    expect([by.length, text.length].every((length) => length <= commentLimits.text)).toBe(true);
    expect(`${by}${text}`).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e]|\p{Surrogate}/u);
  }
  expect(linked?.copy?.name ?? 'x').not.toBe('');
  expect(Number.isNaN(new Date(linked?.at ?? 0).getTime())).toBe(false);
});

property('comments stay in a draft, and never get into a campaign', [comments], (all) => {
  const said = read({ comments: all })?.comments ?? [];
  storeDraft(document, draftOf(shared, { comments: said }), 1);
  const { draft } = readDraft(document);
  expect(draft.comments ?? []).toEqual(said);
  expect(applyEdits(document, draft.now)).toEqual(applyEdits(document, shared));
});

property('comments are merged in any order, once each, and done stays done', [comments], (all) => {
  const said = mergedComments([], read({ comments: all })?.comments ?? []);
  const done = said.map((open) => Object.assign({ ...open }, { done: true }));
  const merged = mergedComments(said, done);
  expect(merged.every(({ done: isDone }) => isDone)).toBe(true);
  expect(mergedComments(done, said)).toEqual(merged);
  expect(merged).toHaveLength(said.length);
});

const verdictOf = (by: string, verdict: 'approved' | 'changes', at: number) =>
  ({ path: '', text: '', by, verdict, at }) as const;

test('only the last of somebody’s verdicts counts, whichever side it comes from', () => {
  const asked = verdictOf('Ann', 'changes', 1);
  const approved = verdictOf('Ann', 'approved', 3);
  const other = verdictOf('Bo', 'changes', 2);
  expect(mergedComments([asked, other], [approved])).toEqual([other, approved]);
  expect(mergedComments([approved], [other, asked])).toEqual([other, approved]);
});

property('any name makes a name for files and links', [strangeText], (name) => {
  expect(is(idSchema, slugOf(id, name))).toBe(true);
});

const records = fc.dictionary(
  fc.oneof(fc.constantFrom(`campaign:${id}`, `campaign:${id}/abcd1234`, draftKey(id)), strangeText),
  fc.oneof(strangeText, fc.json()),
  { maxKeys: 5 },
);

property('anything in storage leaves the site’s campaigns in the list', [records], (stored) => {
  window.localStorage.clear();
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  expect(keptCampaigns([id]).campaigns[0]).toMatchObject({ id, audience: id });
  expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual(stored);
});
