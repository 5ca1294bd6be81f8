/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { id as idSchema } from '@/content/schema/text';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { draftKey } from '@/lib/site/draft-key';
import { slugOf } from '@/lib/campaign/edits/new-campaign';
import { listCampaigns } from '@/lib/studio/drafts/campaigns';
import { readEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { is } from 'valibot';
import { property, strangeText } from './property';

const [document] = documents;
const { id } = document.audience;
const time = fc.oneof(fc.nat(), fc.double());
const shared = oneVariant({ 'audience.email.subject': 'Theirs' });
const read = (more: object) => readEdits(document, { ...saveEdits(document, shared), ...more });

const link = fc.record({ at: time, name: strangeText });

property('a link’s edits are read, and what else it says is short and clean', [link], (more) => {
  const linked = read(more);
  expect(linked?.edits).toEqual(shared);
  const { name = 'x' } = linked ?? {};
  expect(name).toMatch(/^.{1,60}$/);
  expect(name).not.toMatch(/\p{Cc}|[\u202a-\u202e]|\p{Surrogate}/u);
  expect(Number.isNaN(new Date(linked?.at ?? 0).getTime())).toBe(false);
});

property('any name makes a name for files and links', [strangeText], (name) => {
  expect(is(idSchema, slugOf(id, name))).toBe(true);
});

const records = fc.dictionary(
  fc.oneof(fc.constantFrom(draftKey(id), draftKey(`${id}/abcd1234`)), strangeText),
  fc.oneof(strangeText, fc.json()),
  { maxKeys: 5 },
);

property('anything in storage leaves the site’s campaigns in the list', [records], (stored) => {
  window.localStorage.clear();
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
  expect(listCampaigns([id]).campaigns[0]).toMatchObject({ id, audience: id });
  expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual(stored);
});
