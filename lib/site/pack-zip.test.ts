import assert from 'node:assert';
import type { PackedFiles } from '@/lib/campaign/outputs/output';
import { unzip } from '@/lib/fixtures/unzip';
import { packZip } from './pack-zip';
import type { Task } from './task';

const names = ['austin', 'boise', 'denver'];

function setup() {
  const cancel = new AbortController();
  const onProgress = jest.fn();
  return { cancel, onProgress, options: { signal: cancel.signal, onProgress } };
}

async function textsIn(zip?: Blob): Promise<Record<string, string>> {
  const files = await unzip(zip!);
  return Object.fromEntries(Array.from(files, ([path, file]) => [path, file.toString()]));
}

interface TestFile {
  place: string;
  make: (packed: PackedFiles) => Promise<Blob | string>;
}

const pack = (files: readonly TestFile[], task: Task) =>
  packZip(files, ({ make }, { packed }) => make(packed), task);

/** The files of a ZIP; `before` is called before they're made. */
const filesOf = (before: (name: string) => void = () => {}) =>
  names.map((name, index) => ({
    place: `${name}/email`,
    make: async () => {
      before(name);
      return index % 2 ? new Blob([`<p>${name}`]) : `Hello ${name}`;
    },
  }));

test('each file is in it, and isn’t made until it’s needed', async () => {
  const { options, onProgress } = setup();
  const made: string[] = [];
  const files = filesOf((name) => made.push(`${name} after ${onProgress.mock.calls.length}`));
  const { zip, missing } = await pack(files, options);
  expect(missing).toEqual([]);
  expect(made).toEqual(['austin after 0', 'boise after 1', 'denver after 2']);
  expect(onProgress.mock.calls).toEqual([1, 2, 3].map((done) => [done, 3]));
  expect(await textsIn(zip)).toEqual({
    'austin/email': 'Hello austin',
    'boise/email': '<p>boise',
    'denver/email': 'Hello denver',
  });
});

test('the same bytes aren’t there twice, and what’s made later knows where they are', async () => {
  const same = ['b', 'c'].map((name) => ({
    place: name,
    make: async () => new Blob(['Hello austin']),
  }));
  const sheet = {
    place: 'sheet',
    make: async ({ twins }: PackedFiles) => [...twins].map((pair) => pair.join(' is ')).join(),
  };
  const { zip, missing } = await pack([...filesOf().slice(0, 1), ...same, sheet], setup().options);
  expect(missing).toEqual([]);
  expect(await textsIn(zip)).toEqual({
    'austin/email': 'Hello austin',
    sheet: 'b is austin/email,c is austin/email',
  });
});

test('what’s made after a file that fails knows the reason, and the others are packed, if there are any', async () => {
  const { options } = setup();
  const files = filesOf((name) => {
    if (name === 'boise') throw new Error('Too long.');
  });
  const last = {
    place: 'README',
    make: async (packed: PackedFiles) => packed.missing.map(({ reason }) => reason).join(),
  };
  const { zip, missing } = await pack([...files, last], options);
  expect(missing).toEqual([{ place: 'boise/email', reason: 'Too long.' }]);
  const texts = await textsIn(zip);
  expect(Object.keys(texts).filter((path) => path.startsWith('boise'))).toEqual([]);
  expect(texts).toMatchObject({ 'denver/email': 'Hello denver', README: 'Too long.' });
  const failing = filesOf(() => assert.fail('No.'));
  const none = await pack(failing, options);
  expect([none.zip, none.missing.length]).toEqual([undefined, names.length]);
});

test.each([
  ['stops at the file that’s being made', 1, false],
  ['isn’t mistaken for a file that fails', 1, true],
  ['at the last file makes no ZIP either', 2, false],
])('canceling %s', async (_, last, fails) => {
  const { options, cancel } = setup();
  const made: string[] = [];
  const files = filesOf((name) => {
    made.push(name);
    if (name !== names[last]) return;
    cancel.abort(new Error('Enough'));
    if (fails) throw new Error('Stopped');
  });
  await expect(pack(files, options)).rejects.toThrow('Enough');
  expect(made).toEqual(names.slice(0, last + 1));
});
