import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { timeoutMs } from '@/lib/auth/with-timeout';
import { Account } from './account';

jest.mock('../../lib/auth/auth', () => ({ useAuth: jest.fn() }));

const ada = { uid: 'ada', displayName: 'Ada King Lovelace', email: 'ada@example.com' };
const auth = { signIn: jest.fn(), signOut: jest.fn(), prepare: jest.fn() };
const scrollIntoView = jest.fn();
const known = { user: null, loading: false, reported: true, attempt: null };
const loading = { loading: true, reported: false };
const signIn = { action: 'signIn' };
const signOut = { action: 'signOut' };

beforeEach(() => {
  jest.resetAllMocks();
  auth.signIn.mockResolvedValue(undefined);
  auth.signOut.mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  jest.useRealTimers();
});

/** Renders the control. Returns a function that renders it again with another auth state. */
function show(state: object = {}) {
  const useMock: jest.Mock = jest.mocked(useAuth);
  const control = (next: object) => {
    useMock.mockReturnValue({ ...auth, ...known, ...next });
    return (
      <dialog open aria-label="menu">
        <Account icon={<svg data-testid="icon" />} buttonStyle="" />
      </dialog>
    );
  };
  const { rerender } = render(control(state));
  return (next: object) => rerender(control(next));
}

const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.getByRole('status');
const region = () => screen.getByRole('region', { name: account.label });
const picture = () => region().querySelector('img');

test('says that nobody is signed in, and offers sign-in', async () => {
  show();
  expect(screen.getByText(account.notSignedIn)).toBeVisible();
  expect(message()).toBeEmptyDOMElement();
  // A refused sign-in is told by the auth state; here, it would go uncaught.
  auth.signIn.mockRejectedValue(new Error('Refused'));
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

test('shows who is signed in, and offers sign-out', async () => {
  const update = show({ user: ada });
  for (const text of ['AL', ada.displayName, ada.email])
    expect(screen.getByText(text)).toBeVisible();
  // The second click of a double click must not undo the first.
  fireEvent.click(button(account.signOut), { detail: 1 });
  update({});
  fireEvent.click(button(account.signIn), { detail: 2 });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test.each([
  ['Ada', 'A', 'Ada'],
  [null, 'A', ada.email],
  ['𝒜da ñandú', '𝒜Ñ', '𝒜da ñandú'],
  [' Ada King ', 'AK', 'Ada King'],
])('the name %p has the initials %s', (displayName, initials, name) => {
  show({ user: { ...ada, displayName } });
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
});

test('shows the picture, or the initials if it fails to load, or the icon if there are none', () => {
  const user = { ...ada, photoURL: 'https://example.com/ada.png' };
  const update = show({ user });
  expect(picture()).toHaveAttribute('src', user.photoURL);
  // Google may refuse to serve the picture to a page that sends its address.
  expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture() ?? region());
  expect(screen.getByText('AL')).toBeVisible();
  update({ user: { ...user, photoURL: 'https://example.com/grace.png' } });
  expect(picture()).toHaveAttribute('src', 'https://example.com/grace.png');
  update({ user: { uid: 'ada' } });
  expect(screen.getByTestId('icon')).toBeVisible();
});

test('while loading, is busy and ignores clicks; after a while, it quietly stops waiting', async () => {
  jest.useFakeTimers();
  const update = show(loading);
  expect(screen.getByText(account.checking)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button(account.signIn));
  expect(auth.signIn).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 1));
  expect(region()).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText(account.unknown)).toBeVisible();
  expect(message()).toBeEmptyDOMElement();
  fireEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
  update({ user: ada });
  expect(screen.getByText(ada.displayName)).toBeVisible();
});

test.each([
  ['hovering over the button', () => userEvent.hover(button(account.signIn))],
  ['focusing the button', () => userEvent.tab()],
  ['opening the menu', () => fireEvent(screen.getByRole('dialog'), new Event('toggle'))],
])('%s loads the SDK', async (_, reach) => {
  show();
  expect(auth.prepare).not.toHaveBeenCalled();
  await reach();
  expect(auth.prepare).toHaveBeenCalled();
});

test('says where to continue while the popup is open, and can be clicked again', async () => {
  show({ ...loading, attempt: signIn });
  expect(message()).toHaveTextContent(account.waiting);
  expect(region()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

test('announces success to screen readers only', () => {
  const update = show({ user: ada, attempt: { ...signIn, outcome: 'done' } });
  expect(message()).toHaveTextContent(account.signedIn);
  expect(message()).toHaveClass('sr-only');
  update({ user: ada, attempt: signOut });
  expect(message()).toBeEmptyDOMElement();
  update({ attempt: { ...signOut, outcome: 'done' } });
  expect(message()).toHaveTextContent(account.signedOut);
});

const quiet = 'auth/popup-closed-by-user';
/** The errors that a sign-in can end with. */
const codes =
  'auth/user-disabled auth/too-many-requests auth/popup-blocked auth/network-request-failed ' +
  'auth/unauthorized-domain auth/operation-not-allowed auth/invalid-credential ' +
  'auth/user-token-expired auth/internal-error ChunkLoadError TimeoutError';
/** Each with an action that failed, the error's code, and what the visitor is told. */
const failures: [action: string, code: string | undefined, text: string | undefined][] = [
  ...codes.split(' ').map((code): (typeof failures)[0] => ['signIn', code, account.faults[code]]),
  ['signIn', 'auth/quota-exceeded', account.signInFailed],
  ['signIn', undefined, account.signInFailed],
  ['signOut', 'auth/internal-error', account.signOutFailed],
  ['signOut', quiet, account.signOutFailed],
];

test.each(failures)('a failed %s (%s) is told in a sentence, as an error', (...failure) => {
  const [action, code, text = ''] = failure;
  show({ attempt: { action, outcome: 'failed', code } });
  expect(message()).toHaveTextContent(text);
  expect(message()).toHaveClass('border-danger');
  expect(text).toMatch(/^[A-Z].+\.$/);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a popup closed by the visitor is not told as an error', () => {
  show({ attempt: { ...signIn, outcome: 'failed', code: quiet } });
  expect(message()).toHaveTextContent(account.quiet[quiet] ?? '-');
  expect(message()).not.toHaveClass('border-danger');
});
