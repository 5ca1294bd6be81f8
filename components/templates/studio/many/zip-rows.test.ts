/** @jest-environment node */
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { studioMany } from '@/content/words/studio-many';
import { type RowFile, zipRows } from './zip-rows';

const { missingFile } = studioMany;
const rows = ['austin', 'boise', 'denver'].map((id) => ({ id, name: id.toUpperCase(), edits: {} }));

// Pages have these, but Node doesn't.
Object.assign(globalThis, { document: { visibilityState: 'visible' } });

function setup() {
  const cancel = new AbortController();
  const onProgress = jest.fn();
  return { cancel, onProgress, options: { signal: cancel.signal, onProgress, missingFile } };
}

/** The texts in a ZIP, by path. */
async function unzip(zip?: Blob): Promise<Record<string, string>> {
  if (!zip) throw new Error('There is no ZIP.');
  const reader = new ZipReader(new BlobReader(zip), { checkSignature: true, useWebWorkers: false });
  const found: Record<string, string> = {};
  for (const entry of await reader.getEntries())
    // oxlint-disable-next-line no-await-in-loop -- a ZIP is read in order
    if (!entry.directory) found[entry.filename] = await entry.getData(new TextWriter());
  return found;
}

const filesOf = async ({ id }: { id: string }): Promise<RowFile[]> => [
  { name: 'email.txt', input: `Hello ${id}` },
  { name: 'ads/a.svg', input: new Blob([`<svg id="${id}"/>`]) },
];

test('each row’s files are in its folder, and a row isn’t made until it’s needed', async () => {
  const { options, onProgress } = setup();
  const made: string[] = [];
  const { zip, missing } = await zipRows(
    rows,
    async (row) => {
      made.push(`${row.id} after ${onProgress.mock.calls.length}`);
      return filesOf(row);
    },
    options,
  );
  expect(missing).toEqual([]);
  expect(made).toEqual(['austin after 0', 'boise after 1', 'denver after 2']);
  expect(onProgress.mock.calls).toEqual([[1], [2], [3]]);
  expect(await unzip(zip)).toEqual({
    'austin/email.txt': 'Hello austin',
    'austin/ads/a.svg': '<svg id="austin"/>',
    'boise/email.txt': 'Hello boise',
    'boise/ads/a.svg': '<svg id="boise"/>',
    'denver/email.txt': 'Hello denver',
    'denver/ads/a.svg': '<svg id="denver"/>',
  });
});

test('a row that fails is listed with its reason, and the others are packed', async () => {
  const { options, onProgress } = setup();
  const { zip, missing } = await zipRows(
    rows,
    async (row) => {
      if (row.id === 'boise') throw new Error('Too long.');
      return filesOf(row);
    },
    options,
  );
  expect(missing).toEqual([{ name: 'BOISE', reason: 'Too long.' }]);
  expect(onProgress).toHaveBeenLastCalledWith(rows.length);
  const found = await unzip(zip);
  expect(Object.keys(found).filter((path) => path.startsWith('boise'))).toEqual([]);
  expect(found['denver/email.txt']).toBe('Hello denver');
  expect(found[missingFile.name]).toBe(`${missingFile.text}\n\nBOISE: Too long.\n`);
});

test('there’s no ZIP if every row fails', async () => {
  const { options } = setup();
  const { zip, missing } = await zipRows(rows, () => Promise.reject(new Error('No.')), options);
  expect(zip).toBeUndefined();
  expect(missing).toHaveLength(rows.length);
});

test('canceling stops at the row that’s being made', async () => {
  const { options, cancel, onProgress } = setup();
  const made = jest.fn(async (row: { id: string }, signal: AbortSignal) => {
    expect(signal).toBe(options.signal);
    if (row.id === 'boise') cancel.abort(new Error('Enough'));
    return filesOf(row);
  });
  await expect(zipRows(rows, made, options)).rejects.toThrow('Enough');
  expect(made).toHaveBeenCalledTimes(2);
  expect(onProgress.mock.calls).toEqual([[1]]);
});

test('canceling isn’t mistaken for a row that fails', async () => {
  const { options, cancel } = setup();
  const made = jest.fn(async () => {
    cancel.abort(new Error('Enough'));
    throw new Error('Stopped');
  });
  await expect(zipRows(rows, made, options)).rejects.toThrow('Enough');
  expect(made).toHaveBeenCalledTimes(1);
});

test('canceling after the last row makes no ZIP either', async () => {
  const { options, cancel, onProgress } = setup();
  onProgress.mockImplementation((done: number) => {
    if (done === rows.length) cancel.abort(new Error('Enough'));
  });
  await expect(zipRows(rows, filesOf, options)).rejects.toThrow('Enough');
});
