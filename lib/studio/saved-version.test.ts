/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { fieldsOf } from '@/lib/campaign/fields';
import { readDraft, storeDraft } from './draft';
import { draftKey } from './draft-key';
import { noEdits, oneVariant } from './edits';
import { draftOf } from './history';
import { readEdits, saveEdits } from './saved-edits';
import { saveSteps } from './saved-steps';
import { savedVersion } from './saved-version';

const [document] = documents;
const { id } = document.audience;
const where = 'audience.landing.offer.where';
const [panel = ''] = fieldsOf(document).flatMap(({ path, kind }) =>
  kind === 'text' && path.startsWith('audience.landing.panel.') ? [path] : [],
);
const state = 'audience.landing.hero.incident.states';
const texts = {
  [panel]: 'Panel',
  [where]: 'Where',
  'audience.landing.hero.incident.normal.text': 'Normal',
  [`${state}.0.text`]: 'Attempt',
  [`${state}.1.text`]: 'Stopped',
};
const now = oneVariant(texts);

/** What 1.0.0 called these fields. */
const before = {
  [panel.replace('landing.', 'landing.report.')]: 'Panel',
  [`${where}.text`]: 'Where',
  [`${state}.0.text`]: 'Normal',
  [`${state}.1.text`]: 'Attempt',
  [`${state}.2.text`]: 'Stopped',
};

const past = [noEdits, now].map((edits) => ({ name: 'Words', edits }));

const drafts = {
  1: {
    saved: { edits: [Object.entries(before).map(([path, value]) => [path, value, 'x'])], shown: 0 },
    past: [past[0], { name: 'Words', edits: oneVariant(before) }],
  },
  2: { saved: saveEdits(document, now), past: saveSteps(now, past) },
};

test.each([1, 2] as const)('what version %s saved is read, with its history', (version) => {
  expect(readEdits(document, drafts[version].saved)?.edits).toEqual(now);
  window.localStorage.setItem(draftKey(id), JSON.stringify(drafts[version]));
  expect(readDraft(document).draft).toEqual({ ...draftOf(now), past });
});

test('what a newer version saved is kept, and not read', () => {
  const newer = { ...drafts[savedVersion].saved, version: savedVersion + 1 };
  expect(readEdits(document, newer)).toBeUndefined();
  const text = JSON.stringify({ saved: newer });
  window.localStorage.setItem(draftKey(id), text);
  expect(readDraft(document).isUnreadable).toBe(true);
  storeDraft(document, draftOf(now), 1);
  expect(Object.values(window.localStorage)).toContain(text);
});
