import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['one', 'two', 'three'].map((id) => ({
  id,
  label: `Tab ${id}`,
  panel: <p>{`Panel ${id}`}</p>,
}));

function setHash(hash: string) {
  window.location.hash = hash;
}

beforeEach(() => window.history.replaceState(null, '', '/'));

const selected = () => screen.getByRole('tab', { selected: true });

test('every panel is in the document, named by its tab; the first tab is open', () => {
  render(<Tabs label="Letters" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Letters' })).toBeVisible();
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual([
    'Panel one',
    'Panel two',
    'Panel three',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Panel two');
  expect(selected()).toHaveAccessibleName('Tab one');
});

test('a click opens a tab and writes its hash, without a new entry in the history', async () => {
  render(<Tabs label="Letters" tabs={tabs} />);
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(selected()).toHaveAccessibleName('Tab two');
  expect(window.location.hash).toBe('#two');
  expect(window.history).toHaveLength(entries);
});

test.each([
  ['{ArrowRight}', 'Tab two'],
  ['{ArrowRight>3/}', 'Tab one'],
  ['{ArrowLeft}', 'Tab three'],
  ['{End}', 'Tab three'],
  ['{End}{Home}', 'Tab one'],
])('the keys %s open and focus %s', async (keys, name) => {
  render(<Tabs label="Letters" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected()).toHaveAccessibleName(name);
  expect(selected()).toHaveFocus();
});

test('one Tab stop for the list, the next is the open panel', async () => {
  render(<Tabs label="Letters" tabs={tabs} />);
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Tab one' })).toHaveFocus();
});

test('a shortcut of the browser is left to it', async () => {
  render(<Tabs label="Letters" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(selected()).toHaveAccessibleName('Tab one');
});

test('the hash opens its tab, at the start and later', () => {
  setHash('three');
  render(<Tabs label="Letters" tabs={tabs} />);
  expect(selected()).toHaveAccessibleName('Tab three');
  setHash('two');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(selected()).toHaveAccessibleName('Tab two');
});

test('a hash that names no tab shows the first', () => {
  setHash('toString');
  render(<Tabs label="Letters" tabs={tabs} />);
  expect(selected()).toHaveAccessibleName('Tab one');
});
