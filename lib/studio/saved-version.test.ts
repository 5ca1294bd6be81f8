/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { documents } from '@/content/campaigns';
import { fieldsOf } from '@/lib/campaign/fields';
import written from '@/lib/fixtures/saved-by-1.0.0.json';
import { readDraft, storeDraft } from './draft';
import { draftKey } from './draft-key';
import { noEdits, oneVariant, variantAt } from './edits';
import { draftOf } from './history';
import { fromFragment } from './link';
import { readEdits, saveEdits } from './saved-edits';
import { savedVersion } from './saved-version';

const document = documents.find(({ audience }) => audience.id === written.audience)!;
const { id } = document.audience;
const mine = oneVariant({ 'audience.email.subject': 'Mine' });
const states = 'audience.landing.hero.incident.states';

test('what 1.0.0 wrote to a link, a file and a draft is read, each text where it is today', async () => {
  Object.assign(window, { Blob: NodeBlob });
  Object.assign(window.localStorage, written.storage);
  const { past, now, table } = readDraft(document).draft;
  const [link, file] = [await fromFragment(written.link), written.file].map(
    (saved) => readEdits(document, saved)?.edits,
  );
  expect([link, now]).toEqual([file, file]);
  expect(table).toBe('name\tCity\nA\tAustin');
  const fields = new Set(fieldsOf(document).map(({ path }) => path));
  const today = variantAt(now, 0);
  for (const [path = '', value = ''] of written.file.edits[0] ?? []) {
    const found = Object.keys(today).filter((at) => today[at] === value && fields.has(at));
    // An incident's first state is gone, and the others have moved up.
    const [, state, name] = /states\.(\d)\.(\w+)$/.exec(path) ?? [];
    const moved = state === '0' ? [] : [`${states}.${Number(state) - 1}.${name}`];
    const same = path.replace('.report.panel', '.panel').replace('.where.text', '.where');
    expect(found).toEqual(state ? moved : [same]);
  }
  expect(past.map(({ edits }) => Object.keys(variantAt(edits, 0)).length)).toEqual([0, 1, 2, 3]);
  expect(variantAt(now, 1)['offer.code']).toBe('NEW10');
});

test('what a newer version saved is kept, and not read', () => {
  const newer = { ...saveEdits(document, mine), version: savedVersion + 1 };
  expect(readEdits(document, newer)).toBeUndefined();
  const text = JSON.stringify({ saved: newer });
  window.localStorage.setItem(draftKey(id), text);
  expect(readDraft(document).draft.now).toEqual(noEdits);
  storeDraft(document, draftOf(mine), 1);
  expect(Object.values(window.localStorage)).toContain(text);
});
