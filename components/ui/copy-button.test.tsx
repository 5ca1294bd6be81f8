import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

function setup() {
  const user = userEvent.setup();
  render(
    <>
      <p id="shown">CODE1</p>
      <CopyButton
        text="CODE1"
        selectId="shown"
        label="Copy"
        copied="It is copied."
        refused="Copy it by hand."
        className=""
      />
    </>,
  );
  return {
    user,
    button: screen.getByRole('button', { name: 'Copy' }),
    status: screen.getByRole('status'),
  };
}

test('copies the text and says so', async () => {
  const { user, button, status } = setup();
  expect(status).toBeEmptyDOMElement();
  await user.click(button);
  expect(status).toHaveTextContent('It is copied.');
  expect(await navigator.clipboard.readText()).toBe('CODE1');
});

test('a second copy is said again', async () => {
  const { user, button, status } = setup();
  await user.click(button);
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await user.click(button);
  expect(said).toEqual(['', 'It is copied.']);
});

test('where the clipboard refuses, selects the text and says how to copy it', async () => {
  const { user, button, status } = setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  await user.click(button);
  expect(status).toHaveTextContent('Copy it by hand.');
  expect(getSelection()?.toString()).toBe('CODE1');
});

test('where there is no clipboard at all, the same', async () => {
  const { user, button, status } = setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(button);
  expect(status).toHaveTextContent('Copy it by hand.');
});
