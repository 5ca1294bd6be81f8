import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { emailLimits } from '@/content/schema/email';
import { studio as words } from '@/content/words/studio/studio';
import { resolve } from '@/lib/campaign/document/resolve';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { showIn, studioFor } from '../fixtures/open-studio';
import { FieldBox } from './field-box';
import { settledContent, useStudio } from '../store';

const [exported] = documents;
const { code } = exported.offer;
/** Queries see each kind of space as a plain one. */
const statement = resolve(exported).offer.statement.replaceAll('\u00a0', ' ');

const ChosenBox = () => <FieldBox path={useStudio(({ selection }) => selection?.path ?? '')} />;

function open(path: string) {
  const studio = studioFor();
  const select = (chosen: string) => act(() => studio.select({ path: chosen }));
  select(path);
  showIn(studio, <ChosenBox />);
  return { studio, select, box: screen.getByRole('textbox') };
}

async function openBox() {
  const { box } = open('audience.email.subject');
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

test('what’s typed stays in its box as it is, and is cleaned when one leaves', async () => {
  const box = await openBox();
  await userEvent.keyboard('Stop.  Then go');
  expect(await copied()).toBe('Stop.  Then go');
  act(() => box.blur());
  expect(box.textContent).toBe('Stop. Then go');
});

test('a text that changes from elsewhere may end with another token: the caret stays beside it', async () => {
  const { studio, box } = open('offer.statement');
  const step = (type: 'undo' | 'redo') => act(() => studio.change({ type }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste('{offer.guarantee}');
  step('undo');
  expect(box).toHaveTextContent(statement);
  await userEvent.keyboard('!');
  step('undo');
  step('redo');
  await userEvent.keyboard('?');
  expect(box).toHaveTextContent(`${statement}!?`);
});

test('what’s emptied or pasted is a step, however soon it comes, and its hint ends with it', async () => {
  const { studio, box } = open('audience.email.subject');
  const undo = () => act(() => studio.change({ type: 'undo' }));
  await userEvent.keyboard('Hi');
  await userEvent.clear(box);
  await userEvent.paste('x'.repeat(6000));
  expect(screen.getByText(/up to 5000 characters/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`Use ${emailLimits.subject} characters`);
  undo();
  expect(screen.queryByText(/up to 5000 characters/)).toBeNull();
  expect(box).toHaveTextContent(/^$/);
  undo();
  expect(box).toHaveTextContent('Hi');
});

test('an entry that’s emptied can’t be empty, and its box says how to remove it, or that it has to stay', async () => {
  const { box, select } = open('audience.email.badges.0');
  await userEvent.clear(box);
  expect(screen.getByText(words.box.toRemove)).toBeInTheDocument();
  select('audience.landing.next.steps.0.title');
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.getByText(words.box.fewest.replace('#', '3'))).toBeInTheDocument();
});

test('a box leads to the facts that its text repeats, and a text that’s chosen again is in it', async () => {
  const { select, box } = open('offer.statement');
  box.blur();
  select('offer.statement');
  expect(box).toHaveFocus();
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('button', { name: 'Promo code' }));
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveTextContent(code);
});

test('a box says only what leaving it doesn’t put right', async () => {
  const path = 'audience.ad.ads.primary.bodyText';
  const { studio, box } = open(path);
  const { offer } = resolve(exported);
  await userEvent.clear(box);
  await userEvent.paste(`Save ${offer.statement}.`);
  act(studio.settle);
  const { document, variant } = settledContent(studio.current());
  const problems = problemsIn({ document, typed: variant }, problemWords);
  expect(problems.filter((problem) => problem.path === path)).toHaveLength(3);
  act(() => studio.store.setState({ problems }));
  expect(screen.getByRole('alert')).toHaveTextContent(offer.shortCondition);
  expect(screen.getByRole('button', { name: 'Promo code' })).toBeInTheDocument();
  act(() => box.blur());
  expect(token(box)).toHaveTextContent(code);
});

test('an error in a box leaves the studio as it is', () => {
  const { select } = open('offer.statement');
  const failing = [
    jest.spyOn(console, 'error').mockReturnValue(),
    jest.spyOn(document, 'getSelection').mockImplementation(() => {
      throw new Error('No selection');
    }),
  ];
  select('offer.until');
  expect(screen.getByRole('alert')).toHaveTextContent(words.box.failed);
  for (const spy of failing) spy.mockRestore();
  select('offer.statement');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a text of all campaigns says so', () => {
  open('offer.code');
  expect(screen.getByText(words.box.shared)).toBeInTheDocument();
});
