import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { timeoutMs } from '@/lib/auth/with-timeout';
import { Account } from './account';

jest.mock('../../lib/auth/auth', () => ({ useAuth: jest.fn() }));

const ada = { uid: 'ada', displayName: 'Ada King Lovelace', email: 'ada@example.com' };
const adaPictured = { ...ada, photoURL: 'https://example.com/ada.png' };
const auth = {
  user: null,
  loading: false,
  reported: true,
  error: null,
  attempt: null,
  isAuthenticated: false,
  signIn: jest.fn(),
  signOut: jest.fn(),
  prepare: jest.fn(),
};
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  auth.signIn.mockResolvedValue(undefined);
  auth.signOut.mockResolvedValue(undefined);
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  jest.useRealTimers();
});

const control = () => <Account icon={<svg data-testid="icon" />} buttonStyle="" />;

function mockAuth(state: object) {
  const useMock: jest.Mock = jest.mocked(useAuth);
  useMock.mockReturnValue({ ...auth, ...state });
}

/** Renders the control. Returns a function that renders it again with another auth state. */
function show(state: object = {}) {
  mockAuth(state);
  const { rerender } = render(control());
  return (next: object) => {
    mockAuth(next);
    rerender(control());
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.getByRole('status');
const region = () => screen.getByRole('region', { name: account.label });
const picture = () => region().querySelector('img');

test('says that nobody is signed in and offers sign-in', async () => {
  show();
  expect(screen.getByText(account.notSignedIn)).toBeVisible();
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(message()).toBeEmptyDOMElement();
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('shows the initials, name and email of the signed-in user, and offers sign-out', async () => {
  show({ user: ada });
  expect(screen.getByText('AL')).toBeVisible();
  expect(screen.getByText(ada.displayName)).toBeVisible();
  expect(screen.getByText(ada.email)).toBeVisible();
  await userEvent.click(button(account.signOut));
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test.each([
  ['uses one initial for a one-word name', { ...ada, displayName: 'Ada' }, 'A', 'Ada'],
  ['uses the email if there is no name', { ...ada, displayName: null }, 'A', ada.email],
  [
    'keeps letters outside the basic plane whole',
    { ...ada, displayName: '𝒜da ñandú' },
    '𝒜Ñ',
    '𝒜da ñandú',
  ],
  ['ignores spaces around a name', { ...ada, displayName: ' Ada King ' }, 'AK', 'Ada King'],
])('%s', (_, user, initials, name) => {
  show({ user });
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
});

test('shows the icon if there is no name or email', () => {
  show({ user: { uid: 'ada' } });
  expect(screen.getByTestId('icon')).toBeVisible();
  expect(button(account.signOut)).toBeVisible();
});

test('shows the picture, or the initials if it fails to load', () => {
  const update = show({ user: adaPictured });
  expect(picture()).toHaveAttribute('src', adaPictured.photoURL);
  // Google may refuse to serve the picture to a page that sends its address.
  expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText('AL')).not.toBeInTheDocument();
  fireEvent.error(picture() ?? region());
  expect(screen.getByText('AL')).toBeVisible();
  update({ user: { ...adaPictured, photoURL: 'https://example.com/grace.png' } });
  expect(picture()).toHaveAttribute('src', 'https://example.com/grace.png');
});

test('while loading, is busy, says so and ignores clicks', async () => {
  show({ loading: true, reported: false });
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(account.checking)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('stops waiting after a while if nothing is reported, without announcing it', async () => {
  jest.useFakeTimers();
  const update = show({ loading: true, reported: false });
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

test('says that sign-in could not be checked if the SDK fails to load', () => {
  show({ reported: false });
  expect(screen.getByText(account.unknown)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'false');
});

test.each([
  ['hovering over the button', () => userEvent.hover(button(account.signIn))],
  ['focusing the button', () => userEvent.tab()],
])('%s loads the SDK', async (_, reach) => {
  show();
  expect(auth.prepare).not.toHaveBeenCalled();
  await reach();
  expect(auth.prepare).toHaveBeenCalled();
});

test('opening the menu around it loads the SDK', () => {
  mockAuth({});
  const { rerender } = render(
    <dialog open aria-label="menu">
      {control()}
    </dialog>,
  );
  const menu = screen.getByRole('dialog');
  expect(auth.prepare).not.toHaveBeenCalled();
  fireEvent(menu, new Event('toggle'));
  expect(auth.prepare).toHaveBeenCalledTimes(1);
  rerender(<dialog open aria-label="menu" />);
  fireEvent(menu, new Event('toggle'));
  expect(auth.prepare).toHaveBeenCalledTimes(1);
});

test('the second click of a double click does not undo the first', () => {
  const update = show({ user: ada });
  fireEvent.click(button(account.signOut), { detail: 1 });
  update({});
  fireEvent.click(button(account.signIn), { detail: 2 });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('does not let an error from an attempt go uncaught', async () => {
  auth.signIn.mockRejectedValue(new Error('This would fail the test if it went uncaught'));
  show();
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

const signIn = { action: 'signIn' };
const signOut = { action: 'signOut' };

test('says where to continue while the popup is open, and can be clicked again, even while loading', async () => {
  show({ loading: true, reported: false, attempt: signIn });
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
  expect(message()).toHaveClass('sr-only');
});

const codes = [
  'auth/user-disabled',
  'auth/too-many-requests',
  'auth/popup-blocked',
  'auth/network-request-failed',
  'auth/unauthorized-domain',
  'auth/operation-not-allowed',
  'auth/invalid-credential',
  'auth/user-token-expired',
  'auth/internal-error',
  'ChunkLoadError',
  'TimeoutError',
];

test.each(codes)('%s has its own message, which does not show the code', (code) => {
  const text = account.faults[code] ?? '';
  show({ attempt: { ...signIn, outcome: 'failed', code } });
  expect(message()).toHaveTextContent(text);
  expect(message()).toHaveClass('border-danger');
  expect(text).toMatch(/^[A-Z].+\.$/);
  expect(text).not.toContain(code.replace('auth/', ''));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a popup closed by the user is not shown as an error', () => {
  const code = 'auth/popup-closed-by-user';
  show({ attempt: { ...signIn, outcome: 'failed', code } });
  expect(message()).toHaveTextContent(account.quiet[code] ?? '-');
  expect(message()).not.toHaveClass('border-danger');
});

test.each(['auth/quota-exceeded', 'Error', '', undefined])(
  'any other error (%s) gets the general message',
  (code) => {
    show({ attempt: { ...signIn, outcome: 'failed', code } });
    expect(message()).toHaveTextContent(account.signInFailed);
    expect(message()).toHaveClass('border-danger');
  },
);

test.each(['auth/internal-error', 'auth/popup-closed-by-user', 'Error'])(
  'a failed sign-out (%s) says that you are still signed in',
  (code) => {
    show({ user: ada, attempt: { ...signOut, outcome: 'failed', code } });
    expect(message()).toHaveTextContent(account.signOutFailed);
    expect(message()).toHaveClass('border-danger');
  },
);
