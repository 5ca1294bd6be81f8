/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { readDraft, storeDraft, unreadableDrafts } from '@/lib/studio/drafts/draft';
import { draftKey, hasDraft, readStored } from '@/lib/site/stored-drafts';
import { listCampaigns } from '@/lib/studio/drafts/campaigns';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { noEdits, oneVariant } from '@/lib/campaign/edits/edits';
import { draftOf, historyOf, reduce } from '@/lib/studio/drafts/history';
import { property, strangeText } from '@/lib/properties/property';

const [document] = documents;
const path = fc.constantFrom(...fieldsOf(document).map((field) => field.path));
const variant = fc.dictionary(fc.oneof(path, strangeText), strangeText, { maxKeys: 5 });
const variants = fc.array(variant, { minLength: 1, maxLength: 2 });
const edits = fc.record({ variants, shown: fc.nat(1) });
const kept = fc.record({ edits, table: strangeText });

property('a stored draft can be read, and then it stays as it is', [kept], (draft) => {
  storeDraft(document, draft, { at: 1 });
  const read = readDraft(document);
  expect(unreadableDrafts(document.audience.id)).toEqual([]);
  storeDraft(document, read.draft, { at: 1 });
  expect(readDraft(document).draft).toEqual(read.draft);
});

const written = kept.map((draft) => JSON.stringify(draft));
const stored = fc.oneof(strangeText, fc.json(), written);

property('what can’t be read as a draft isn’t lost', [stored], (text) => {
  const { id } = document.audience;
  window.localStorage.clear();
  for (const key of [draftKey(id), draftKey('shared')]) window.localStorage.setItem(key, text);
  const before = unreadableDrafts(id).map(readStored);
  storeDraft(document, draftOf(oneVariant({ 'audience.email.subject': 'Mine' })), { at: 1 });
  expect(unreadableDrafts(id).map(readStored)).toEqual(before);
});

const typing = fc.option(fc.record({ path, at: fc.nat(5000) }), { nil: undefined });
const changes = fc.array(fc.record({ edits, name: fc.string(), typing }), { maxLength: 90 });

property('changes are undone and redone step by step', [changes], (all) => {
  const start = historyOf(draftOf(noEdits));
  const done = all.reduce((now, change) => reduce(now, { type: 'change', ...change }), start);
  const undone = done.past.reduce((now) => reduce(now, { type: 'undo' }), done);
  expect(undone.edits).toEqual(start.edits);
  const names = [done.past, undone.future].map((list) => list.map(({ name }) => name));
  expect(names[1]).toEqual(names[0]?.toReversed());
  const again = done.past.reduce((now) => reduce(now, { type: 'redo' }), undone);
  expect(again).toEqual({ ...done, typing: undefined });
});

const records = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      ...['shared', document.audience.id, `${document.audience.id}/abcd1234`].map(draftKey),
    ),
    strangeText,
  ),
  fc.oneof(
    strangeText,
    fc.json(),
    fc.json().map((json) => `{"edits":${json}}`),
  ),
  { maxKeys: 5 },
);

property('anything in storage leaves the site’s campaigns in the list', [records], (texts) => {
  const { id } = document.audience;
  window.localStorage.clear();
  for (const [key, text] of Object.entries(texts)) window.localStorage.setItem(key, text);
  expect(listCampaigns([document.audience]).campaigns[0]).toMatchObject({ id, audience: id });
  expect([true, false]).toContain(hasDraft(id));
  // As a whole, storage doesn't list a key that's also the name of a property, such as `toString`.
  for (const [key, text] of Object.entries(texts)) expect(readStored(key)).toBe(text);
  expect(window.localStorage).toHaveLength(Object.keys(texts).length);
});
