import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyIconsWithText, copyIcons } from './copy-icons';
import { CopyButton } from './copy-button';

const words = { copied: 'Copied.', refused: 'Copy it by hand.', failed: 'Couldn’t fetch it.' };

afterEach(() => void jest.useRealTimers());

type Props = React.ComponentProps<typeof CopyButton>;

function setup(text: Props['text'] = 'CODE1', props: Partial<Props> = {}) {
  const user = userEvent.setup();
  render(
    <CopyButton text={text} label="Copy" words={words} icons={copyIcons} className="" {...props} />,
  );
  return {
    user,
    button: screen.getByRole('button', { name: 'Copy' }),
    status: screen.getByRole('status'),
  };
}

const wordless = {
  wordless: true,
  icons: copyIconsWithText({ copy: 'Take', copied: 'Taken' }),
};

function refuseClipboard() {
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
}

function expectSelected(text: string) {
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy' });
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(text);
}

test('copies the text and says so', async () => {
  const { user, button, status } = setup();
  expect(status).toBeEmptyDOMElement();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.copied));
  expect(await navigator.clipboard.readText()).toBe('CODE1');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the button’s own label can say so, too', async () => {
  const { user, button } = setup('CODE1', { copiedLabel: 'Done' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Done'));
});

test('shows a check mark for a while, then the copy icon again', async () => {
  const { button, status } = setup();
  const icon = () => button.querySelector('svg')?.innerHTML;
  const before = icon();
  jest.useFakeTimers();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(status).toHaveTextContent(words.copied);
  expect(icon()).not.toBe(before);
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(status).toBeEmptyDOMElement();
  expect(icon()).toBe(before);
});

test('announces a second copy again', async () => {
  const { user, button, status } = setup();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.copied));
  const announced: (string | null)[] = [];
  new MutationObserver(() => announced.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await user.click(button);
  await waitFor(() => expect(announced).toEqual(['', words.copied]));
});

test('if the clipboard refuses, shows the text selected and says how to copy it', async () => {
  const { user, button, status } = setup();
  refuseClipboard();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  expectSelected('CODE1');
});

test('does the same if there is no clipboard at all', async () => {
  const { user, button, status } = setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  expectSelected('CODE1');
});

test('a wordless button swaps its icon, keeps its name and announces success', async () => {
  const { user, button, status } = setup('CODE1', wordless);
  expect(button).toHaveTextContent(/^Take/);
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent(/^Taken/));
  expect(button).toHaveAccessibleName('Copy');
  expect(status).toHaveTextContent(words.copied);
  expect(status).toHaveClass('sr-only');
});

test('a wordless button shows what went wrong', async () => {
  const { user, button, status } = setup('CODE1', wordless);
  refuseClipboard();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  expect(status).not.toHaveClass('sr-only');
});

test('copies a fetched text once it arrives', async () => {
  const { user, button, status } = setup(() => Promise.resolve('FETCHED'));
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.copied));
  expect(await navigator.clipboard.readText()).toBe('FETCHED');
});

test('says if a text cannot be fetched, and can try again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Gone')).mockResolvedValue('FETCHED');
  const { user, button, status } = setup(load);
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.failed));
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.copied));
  expect(await navigator.clipboard.readText()).toBe('FETCHED');
});

test('selects a fetched text if the clipboard refuses it', async () => {
  const { user, button, status } = setup(() => Promise.resolve('FETCHED'));
  refuseClipboard();
  await user.click(button);
  await waitFor(() => expect(status).toHaveTextContent(words.refused));
  expectSelected('FETCHED');
});
