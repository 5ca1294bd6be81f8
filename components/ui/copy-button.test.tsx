import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

const words = { copied: 'Copied.', refused: 'Copy it by hand.', failed: 'Couldn’t fetch it.' };

type Props = React.ComponentProps<typeof CopyButton>;

function setup(text: Props['text'] = 'CODE1', props: Partial<Props> = {}) {
  const user = userEvent.setup();
  render(<CopyButton text={text} label="Copy" words={words} className="" {...props} />);
  const button = screen.getByRole('button', { name: 'Copy' });
  return { user, button, status: screen.getByRole('status') };
}

function refuseClipboard() {
  const refused = new DOMException('Refused', 'NotAllowedError');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused);
}

const dropClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });

test('copies the text, says so for a while, and says so again the next time', async () => {
  const { button, status } = setup('CODE1', { words: { ...words, done: 'Done' } });
  jest.useFakeTimers();
  for (const _ of ['once', 'twice']) {
    fireEvent.click(button);
    // Emptied first, so that a screen reader announces a second copy, too.
    expect(status).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(status).toHaveTextContent(words.copied);
    expect(button).toHaveTextContent('Done');
  }
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(status).toBeEmptyDOMElement();
  expect(button).toHaveTextContent('Copy');
});

test.each([
  [refuseClipboard, 'CODE1'],
  [dropClipboard, () => Promise.resolve('CODE1')],
])('if there’s no clipboard, or it refuses, shows the text selected: %p', async (lose, text) => {
  const { user, button, status } = setup(text);
  lose();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy' });
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('CODE1');
});

test('a button with a name keeps it, and shows only what went wrong', async () => {
  const named = { name: 'Copy', label: 'Take', words: { ...words, done: 'Taken' } };
  const { user, button, status } = setup('CODE1', named);
  expect(button).toHaveTextContent('Take');
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Taken'));
  expect(button).toHaveAccessibleName('Copy');
  expect(status).toHaveTextContent(words.copied);
  expect(status).toHaveClass('sr-only');
  refuseClipboard();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  expect(status).not.toHaveClass('sr-only');
});

test('copies a fetched text; if it doesn’t arrive, says so and can try again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Gone')).mockResolvedValue('FETCHED');
  const { user, button, status } = setup(load);
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.failed));
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.copied));
  expect(await navigator.clipboard.readText()).toBe('FETCHED');
});
