import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextDecoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { saveFile } from '@/components/ui/save-file';
import { documents } from '@/content/campaigns';
import type { Campaign } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import { fieldsOf } from '@/lib/studio/fields';
import { maxTableSize } from '@/lib/studio/table';
import { ManyAtOnce } from './many-at-once';

const mockPacked: { name: string; input: unknown }[] = [];

jest.mock('client-zip', () => ({
  downloadZip: (files: AsyncIterable<(typeof mockPacked)[0]>) => ({
    async blob() {
      for await (const file of files) mockPacked.push(file);
      return new Blob(['zip']);
    },
  }),
}));

jest.mock('../../ui/save-file', () => ({ saveFile: jest.fn() }));

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, MessageChannel });

const [exported] = documents;
const subject =
  fieldsOf(exported).find(({ path }) => path === 'audience.email.subject')?.label ?? '';

beforeEach(() => {
  jest.mocked(saveFile).mockClear();
  mockPacked.length = 0;
});

/** A file that can be read. jsdom's own can't be. */
function fileOf(text: string) {
  const { buffer } = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return Object.assign(new File([text], 'rows.csv'), { arrayBuffer: async () => buffer });
}

function textOf(file: Blob | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(file ?? new Blob());
  });
}

type Props = React.ComponentProps<typeof ManyAtOnce>;

const filesOf = async ({ variant, audience }: Campaign): ReturnType<Props['makeFiles']> => [
  { name: 'email.txt', input: `${variant}: ${audience.email.subject}` },
];

function setup(props: Partial<Props> = {}) {
  render(
    <ManyAtOnce
      document={exported}
      edits={{}}
      renderRow={({ audience }) => <p>{audience.email.subject}</p>}
      makeFiles={filesOf}
      fileName="many.zip"
      {...props}
    />,
  );
  const user = userEvent.setup({ applyAccept: false });
  return {
    user,
    box: screen.getByRole('textbox', { name: words.paste }),
    paste: async (...rows: string[][]) => {
      await user.click(screen.getByRole('textbox', { name: words.paste }));
      await user.paste(rows.map((row) => row.join('\t')).join('\n'));
    },
    download: () => user.click(screen.getByRole('button', { name: words.zip.zip })),
  };
}

/** The sentences that were announced and are still there. */
const answers = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

const more = (count: number) =>
  screen.getByRole('button', { name: `${words.show} ${count} ${words.more}` });

/** The names and contents of the previews. */
const previews = () =>
  screen
    .queryAllByRole('heading', { level: 4 })
    .map((heading) => heading.closest('li')?.textContent);

test('pasted rows are shown, and faulty ones named', async () => {
  const { paste } = setup();
  expect(answers()).toEqual([]);
  await paste(
    ['name', subject, 'City'],
    ['Austin', 'Hello Austin', 'x'],
    ['', 'Hello', 'x'],
    ['Denver', 'Hello Denver', 'x'],
  );
  expect(previews()).toEqual(['AustinHello Austin', 'DenverHello Denver']);
  expect(answers()).toEqual([`2 ${words.rows} ${words.ready} 1 ${words.oneRow} ${words.leftOut}`]);
  expect(screen.getByText(`${words.ignored} City`)).toBeVisible();
  const toFix = screen.getByRole('heading', { name: words.toFix }).closest('section');
  if (!toFix) throw new Error('The faults aren’t in a section.');
  expect(within(toFix).getByRole('listitem')).toHaveTextContent(
    `${words.row} 3: ${words.faults.noName}`,
  );
});

test('a table that can’t be read is refused in one sentence, and stays to be corrected', async () => {
  const { paste, box, user } = setup();
  await paste(['Austin', 'Hello']);
  expect(answers()).toEqual([words.unreadable.noHeader]);
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(words.unreadable.noHeader));
  expect(box).toHaveValue('Austin\tHello');
  expect(screen.queryByRole('button', { name: words.zip.zip })).toBeNull();
  await user.clear(box);
  await paste(['name', subject], ['Austin', 'Hello']);
  expect(box).toBeValid();
  expect(previews()).toEqual(['AustinHello']);
});

test('a file fills the box; one that’s too large or unreadable changes nothing', async () => {
  const { user, box } = setup();
  const input = screen.getByLabelText(words.file);
  await user.upload(input, fileOf(`name;${subject}\r\nAustin;Hello`));
  await waitFor(() => expect(previews()).toEqual(['AustinHello']));
  const before = new RegExp(`^name;${subject}`);
  await user.upload(input, fileOf('x'.repeat(maxTableSize + 1)));
  expect(answers()).toContain(words.unreadable.tooLarge);
  expect(box).toHaveDisplayValue(before);
  const broken = Object.assign(fileOf(''), {
    arrayBuffer: () => Promise.reject(new Error('Gone')),
  });
  await user.upload(input, broken);
  await waitFor(() => expect(answers()).toContain(words.unreadable.noFile));
  expect(box).toHaveDisplayValue(before);
});

test('a file can be dropped on the box', async () => {
  const { box } = setup();
  const files = [fileOf(`name,${subject}\nAustin,Hello`)];
  // False: the browser is kept from opening the file.
  expect(fireEvent.drop(box, { dataTransfer: { files } })).toBe(false);
  await waitFor(() => expect(previews()).toEqual(['AustinHello']));
});

test('more rows than fit are shown a chunk at a time, and the focus moves to the first new one', async () => {
  const { paste, user } = setup();
  const names = Array.from({ length: 45 }, (_, index) => `City ${index + 1}`);
  await paste(['name', subject], ...names.map((name) => [name, 'Hello']));
  expect(previews()).toHaveLength(20);
  await user.click(more(20));
  expect(previews()).toHaveLength(40);
  expect(document.activeElement).toHaveTextContent(/^City 21/);
  await user.click(more(5));
  expect(previews()).toHaveLength(45);
  expect(document.activeElement).toHaveTextContent(/^City 41/);
  expect(screen.queryByRole('button', { name: new RegExp(`^${words.show} `) })).toBeNull();
});

test('a row that can’t be shown says why, and the others are shown', async () => {
  const { paste } = setup({
    renderRow: ({ variant }) => {
      if (variant === 'austin') throw new Error('Too long.');
      return <p>Fine</p>;
    },
  });
  await paste(['name', subject], ['Austin', 'x'], ['Denver', 'y']);
  expect(previews()).toEqual([`Austin${words.noPreview} Too long.`, 'DenverFine']);
});

test('files are made from the edits and each row; a row that fails is named, the others are saved', async () => {
  const { paste, download } = setup({
    edits: { 'audience.email.subject': 'Edited for {offer.code}', 'offer.code': 'SPRING20' },
    makeFiles: async (each) => {
      if (each.variant === 'boise') throw new Error('The headline doesn’t fit.');
      return filesOf(each);
    },
  });
  await paste(['name', subject], ['Austin', ''], ['Denver', 'Denver: {offer.code}']);
  await download();
  await waitFor(() => expect(answers()).toContain(words.zip.saved));
  expect(mockPacked.splice(0)).toEqual([
    { name: 'austin/email.txt', input: 'austin: Edited for SPRING20' },
    { name: 'denver/email.txt', input: 'denver: Denver: SPRING20' },
  ]);
  expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), 'many.zip');
  await paste(['\nBoise', 'x']);
  await download();
  const sentence = `${words.zip.missing} Boise (The headline doesn’t fit.)`;
  await waitFor(() => expect(answers()).toContain(sentence));
  expect(mockPacked.map(({ name }) => name)).toEqual([
    'austin/email.txt',
    'denver/email.txt',
    words.missingFile.name,
  ]);
});

test('the example has the campaign’s texts as they’re edited', async () => {
  const { user } = setup({ edits: { 'audience.email.subject': 'Edited' } });
  await user.click(screen.getByRole('button', { name: words.example }));
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), words.exampleFile);
  const text = await textOf(jest.mocked(saveFile).mock.calls[0]?.[0]);
  expect(text).toContain(`${words.exampleNames[0]},Edited,`);
});
