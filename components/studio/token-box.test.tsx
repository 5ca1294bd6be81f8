import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { resolve } from '@/lib/campaign/resolve';
import { openStudio, stopTasks } from './fixtures/open-studio';

const [exported] = documents;
const { code } = exported.offer;
/** Queries see each kind of space as a plain one. */
const statement = resolve(exported).offer.statement.replaceAll('\u00a0', ' ');

beforeEach(() => {
  window.localStorage.clear();
  stopTasks();
});

/** Opens the box of the email's subject, empty. */
async function openBox() {
  openStudio();
  const column = await screen.findByRole('region', { name: words.column.label });
  await userEvent.click(within(column).getByText(exported.audience.email.subject));
  const box = within(column).getByRole('textbox');
  await userEvent.clear(box);
  return box;
}

const token = (box: HTMLElement) => within(box).queryByRole('img', { name: `${code}: Promo code` });

/** The text in the box, as it's copied. */
async function copied() {
  await userEvent.keyboard('{Control>}a{/Control}');
  const data = await userEvent.copy();
  return data?.getData('text/plain');
}

test('a known token is typed into what it stands for, and is deleted as a whole', async () => {
  const box = await openBox();
  await userEvent.keyboard('Use {{offer.code');
  expect(token(box)).toBeNull();
  await userEvent.keyboard('} now');
  expect(token(box)).toHaveTextContent(code);
  await userEvent.keyboard('{Backspace>5/}');
  expect(token(box)).toBeNull();
  await userEvent.keyboard('{{nope}');
  expect(box).toHaveTextContent('Use {nope}');
  expect(screen.getByRole('alert')).toHaveTextContent('{nope}');
});

test('what’s copied has tokens as they’re typed, and what’s pasted is text alone', async () => {
  const box = await openBox();
  await userEvent.paste('Use {offer.code}\r\nnow');
  expect(token(box)).toHaveTextContent(code);
  expect(await copied()).toBe('Use {offer.code} now');
  await userEvent.click(token(box) ?? box);
  await userEvent.keyboard('it');
  expect(await copied()).toBe('Use it now');
});

/** Opens the box of the offer's line, and returns its row, too. */
async function openOffer() {
  openStudio();
  const column = within(await screen.findByRole('region', { name: words.column.label }));
  const row = column.getAllByText(statement)[0]!;
  await userEvent.click(row);
  return { column, row, box: column.getByRole('textbox') };
}

test('a text that changes from elsewhere may end with another token: the caret stays beside it', async () => {
  const { box } = await openOffer();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste('{offer.guarantee}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(box).toHaveTextContent(statement);
  await userEvent.keyboard('!{Control>}zy{/Control}!{Control>}zy{/Control}?');
  expect(box).toHaveTextContent(`${statement}!!?`);
});

test('a box leads to the facts that its text repeats, and a click on its row leads back into it', async () => {
  const { column, row, box } = await openOffer();
  await userEvent.click(row);
  expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.click(column.getByRole('button', { name: 'Promo code' }));
  expect(column.getByRole('textbox', { name: 'Promo code' })).toHaveTextContent(code);
});

test('an error in a box leaves the studio as it is', async () => {
  const { column, row } = await openOffer();
  const failing = [
    jest.spyOn(console, 'error').mockReturnValue(),
    jest.spyOn(document, 'getSelection').mockImplementation(() => {
      throw new Error('No selection');
    }),
  ];
  fireEvent.click(column.getByRole('button', { name: /^Last day/ }));
  expect(column.getByRole('alert')).toHaveTextContent(words.box.failed);
  for (const spy of failing) spy.mockRestore();
  await userEvent.click(row);
  expect(column.getByRole('textbox')).toHaveFocus();
});
