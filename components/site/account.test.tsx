import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as sdk from 'firebase/auth';
import { account } from '@/content/words/account';
import { AuthProvider } from '@/lib/auth/auth';
import { timeoutMs } from '@/lib/auth/with-timeout';
import { Account } from './account';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  GoogleAuthProvider: jest.fn(),
  initializeAuth: jest.fn(),
  onAuthStateChanged: jest.fn(),
  signInWithPopup: jest.fn(),
  signOut: jest.fn(),
}));
jest.mock('../../lib/auth/sign-in-offered', () => ({ signInOffered: true }));
jest.mock('../../lib/auth/with-popup', () => ({ withPopup: (run: () => unknown) => run }));

const ada = { uid: 'ada', displayName: 'Ada King Lovelace', email: 'ada@example.com' };
const observe: jest.Mock = jest.mocked(sdk.onAuthStateChanged);
const signIn: jest.Mock = jest.mocked(sdk.signInWithPopup);
const signOut: jest.Mock = jest.mocked(sdk.signOut);
const idle = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  observe.mockReturnValue(() => {});
  window.requestIdleCallback = idle;
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  jest.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.getByRole('status');
const region = () => screen.getByRole('region', { name: account.label });
const picture = () => region().querySelector('img');

/** Renders the control in a menu, before the browser is idle. */
const show = () =>
  render(
    <dialog open aria-label="menu">
      <AuthProvider>
        <Account icon={<svg data-testid="icon" />} />
      </AuthProvider>
    </dialog>,
  );

/** Has the service report who is signed in. */
function report(user: object | null) {
  act(() => {
    observe.mock.lastCall?.[1](user);
  });
}

/** Renders the control, and has the service report who is signed in. */
async function showUser(user: object | null) {
  show();
  fireEvent.focus(button(account.signIn));
  await waitFor(() => expect(observe).toHaveBeenCalled());
  report(user);
}

test('says when a visitor has signed in or out, for screen readers only, and ignores a double click', async () => {
  await showUser(ada);
  fireEvent.click(button(account.signOut), { detail: 1 });
  expect(await screen.findByText(account.notSignedIn)).toBeVisible();
  fireEvent.click(button(account.signIn), { detail: 2 });
  expect(message()).toHaveTextContent(account.signedOut);
  expect(message()).toHaveClass('sr-only');
});

test.each([
  [null, 'A', ada.email],
  ['𝒜da ñandú', '𝒜Ñ', '𝒜da ñandú'],
  [' Ada King ', 'AK', 'Ada King'],
])('the name %p has the initials %s', async (displayName, initials, name) => {
  await showUser({ ...ada, displayName });
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
});

test('shows the picture, or else the initials, or else the icon', async () => {
  const user = { ...ada, photoURL: 'https://example.com/ada.png' };
  await showUser(user);
  expect(picture()).toHaveAttribute('src', user.photoURL);
  // Google may refuse to serve the picture to a page that sends its address.
  expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture() ?? region());
  expect(screen.getByText('AL')).toBeVisible();
  report({ uid: 'grace' });
  expect(screen.getByTestId('icon')).toBeVisible();
});

test('is busy until the service reports, or quietly stops waiting after a while', async () => {
  jest.useFakeTimers();
  show();
  expect(screen.getByText(account.checking)).toBeVisible();
  fireEvent.click(button(account.signIn));
  await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 1));
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'true');
  expect(region()).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText(account.unknown)).toBeVisible();
  expect(message()).toBeEmptyDOMElement();
  expect(signIn).not.toHaveBeenCalled();
});

test.each([
  ['an idle browser', () => act(() => idle.mock.lastCall?.[0]())],
  ['hovering over the button', () => userEvent.hover(button(account.signIn))],
  ['focusing the button', () => userEvent.tab()],
  ['opening the menu', () => fireEvent(screen.getByRole('dialog'), new Event('toggle'))],
])('%s loads the SDK', async (_, reach) => {
  show();
  await act(() => import('@/lib/auth/identity'));
  expect(observe).not.toHaveBeenCalled();
  await reach();
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
});

test('a browser that does not say when it is idle loads the SDK after two seconds', async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  show();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(observe).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('says where to go on while the popup is open, however an older attempt ends', async () => {
  await showUser(null);
  let cancel: ((error: Error) => void) | undefined;
  signIn.mockReturnValueOnce(new Promise((_, reject) => (cancel = reject)));
  await userEvent.click(button(account.signIn));
  await waitFor(() => expect(message()).toHaveTextContent(account.waiting));
  signIn.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.click(button(account.signIn));
  await act(async () => cancel?.(new Error('Canceled')));
  expect(message()).toHaveTextContent(account.waiting);
  report(ada);
  expect(message()).toBeEmptyDOMElement();
});

const closed = 'auth/popup-closed-by-user';
const codes =
  'auth/user-disabled auth/too-many-requests auth/popup-blocked auth/network-request-failed ' +
  'auth/unauthorized-domain auth/operation-not-allowed auth/invalid-credential ' +
  'auth/user-token-expired auth/internal-error ChunkLoadError TimeoutError';

const failures = new Map([
  ...codes.split(' ').map((code) => [code, account.faults[code]] as const),
  [closed, account.quiet[closed]],
  ['auth/quota-exceeded', account.signInFailed],
  ['Error', account.signInFailed],
]);

test.each([...failures])('a sign-in that fails with %s: %s', async (code, text = 'nothing') => {
  await showUser(null);
  signIn.mockRejectedValueOnce(Object.assign(new Error('?'), { code }));
  await userEvent.click(button(account.signIn));
  await waitFor(() => expect(message()).toHaveTextContent(text));
  // Closing the popup is no error.
  expect(message()).toHaveClass(code === closed ? 'text-muted' : 'border-danger');
  expect(scrollIntoView).toHaveBeenCalled();
});

test('a sign-out that fails says that the visitor is still signed in', async () => {
  await showUser(ada);
  signOut.mockRejectedValueOnce(Object.assign(new Error('?'), { code: closed }));
  await userEvent.click(button(account.signOut));
  await waitFor(() => expect(message()).toHaveTextContent(account.signOutFailed));
  expect(message()).toHaveClass('border-danger');
  expect(screen.getByText(ada.displayName)).toBeVisible();
});
