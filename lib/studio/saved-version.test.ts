/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { fieldsOf } from '@/lib/campaign/fields';
import { readDraft, storeDraft } from './draft';
import { draftKey } from './draft-key';
import { oneVariant } from './edits';
import { draftOf } from './history';
import { readEdits, saveEdits } from './saved-edits';
import { savedVersion } from './saved-version';

const [document] = documents;
const { id } = document.audience;
const where = 'audience.landing.offer.where';
const [panel = ''] = fieldsOf(document).flatMap(({ path, kind }) =>
  kind === 'text' && path.startsWith('audience.landing.panel.') ? [path] : [],
);
const texts = { [panel]: 'Panel', [where]: 'Where' };
const now = oneVariant(texts);

/** What 1.0.0 called these fields. */
const before = {
  [panel.replace('landing.', 'landing.report.')]: 'Panel',
  [`${where}.text`]: 'Where',
};

/** What each version saved, as a link and a file have it. */
const saved = {
  1: { edits: [Object.entries(before).map(([path, value]) => [path, value, 'x'])], shown: 0 },
  2: saveEdits(document, now),
};

test.each([
  [1, before],
  [savedVersion, texts],
] as const)('what version %s saved is read, with its history', (version, variant) => {
  expect(readEdits(document, saved[version])?.edits).toEqual(now);
  const past = [
    { name: 'All', edits: oneVariant(variant) },
    { name: 'Where', differs: [{ [Object.keys(variant)[1] ?? '']: null }], shown: 0 },
  ];
  window.localStorage.setItem(draftKey(id), JSON.stringify({ saved: saved[version], past }));
  expect(readDraft(document).draft).toMatchObject({
    now,
    past: [
      { name: 'All', edits: now },
      { name: 'Where', edits: { variants: [{ [panel]: 'Panel' }] } },
    ],
  });
});

test('what a newer version saved is kept, and not read', () => {
  const newer = { ...saved[savedVersion], version: savedVersion + 1 };
  expect(readEdits(document, newer)).toBeUndefined();
  const text = JSON.stringify({ saved: newer });
  window.localStorage.setItem(draftKey(id), text);
  expect(readDraft(document).isUnreadable).toBe(true);
  storeDraft(document, draftOf(now), 1);
  expect(Object.values(window.localStorage)).toContain(text);
});
