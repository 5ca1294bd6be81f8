import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { patience } from '@/lib/auth/in-time';
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

const control = () => <Account words={account} icon={<svg data-testid="icon" />} buttonStyle="" />;

function know(state: object) {
  const useMock: jest.Mock = jest.mocked(useAuth);
  useMock.mockReturnValue({ ...auth, ...state });
}

/** Shows the control; what comes back shows it with another auth state. */
function show(state: object = {}) {
  know(state);
  const { rerender } = render(control());
  return (next: object) => {
    know(next);
    rerender(control());
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status');
const region = () => screen.getByRole('region', { name: account.label });
const picture = () => region().querySelector('img');

test('no one signed in: says so, and offers to sign in', async () => {
  show();
  expect(screen.getByText(account.notSignedIn)).toBeVisible();
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(said()).toBeEmptyDOMElement();
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('someone signed in: initials, name, e-mail, and the way out', async () => {
  show({ user: ada });
  expect(screen.getByText('AL')).toBeVisible();
  expect(screen.getByText(ada.displayName)).toBeVisible();
  expect(screen.getByText(ada.email)).toBeVisible();
  await userEvent.click(button(account.signOut));
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test.each([
  ['a name of one word', { ...ada, displayName: 'Ada' }, 'A', 'Ada'],
  ['no name: the e-mail', { ...ada, displayName: null }, 'A', ada.email],
  ['a letter outside the basic plane', { ...ada, displayName: '𝒜da ñandú' }, '𝒜Ñ', '𝒜da ñandú'],
  ['a name with a space before it', { ...ada, displayName: ' Ada King ' }, 'AK', 'Ada King'],
])('%s', (_, user, initials, name) => {
  show({ user });
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
});

test('neither a name nor an e-mail: the icon stands for them', () => {
  show({ user: { uid: 'ada' } });
  expect(screen.getByTestId('icon')).toBeVisible();
  expect(button(account.signOut)).toBeVisible();
});

test('shows the picture, and the initials where it does not come', () => {
  const follow = show({ user: adaPictured });
  expect(picture()).toHaveAttribute('src', adaPictured.photoURL);
  // Google refuses pictures to pages that name themselves.
  expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText('AL')).not.toBeInTheDocument();
  fireEvent.error(picture() ?? region());
  expect(screen.getByText('AL')).toBeVisible();
  follow({ user: { ...adaPictured, photoURL: 'https://example.com/grace.png' } });
  expect(picture()).toHaveAttribute('src', 'https://example.com/grace.png');
});

test('while loading, is busy, says what it does, and takes no press', async () => {
  show({ loading: true, reported: false });
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(account.checking)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('where no report comes, ends its wait, without a word to who has asked for nothing', async () => {
  jest.useFakeTimers();
  const follow = show({ loading: true, reported: false });
  await act(() => jest.advanceTimersByTimeAsync(patience - 1));
  expect(region()).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(region()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText(account.unknown)).toBeVisible();
  expect(said()).toBeEmptyDOMElement();
  fireEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
  follow({ user: ada });
  expect(screen.getByText(ada.displayName)).toBeVisible();
});

test('where no report can come, says that no one knows', () => {
  show({ reported: false });
  expect(screen.getByText(account.unknown)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'false');
});

test.each([
  ['a pointer that comes near', () => userEvent.hover(button(account.signIn))],
  ['the focus', () => userEvent.tab()],
])('%s fetches what a press needs', async (_, reach) => {
  show();
  expect(auth.prepare).not.toHaveBeenCalled();
  await reach();
  expect(auth.prepare).toHaveBeenCalled();
});

test('in a menu, its opening fetches what a press needs', () => {
  know({});
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

test('the second half of a double click does not undo the first', () => {
  const follow = show({ user: ada });
  fireEvent.click(button(account.signOut), { detail: 1 });
  follow({});
  fireEvent.click(button(account.signIn), { detail: 2 });
  expect(auth.signOut).toHaveBeenCalledTimes(1);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('what an attempt throws is told by its outcome alone', async () => {
  auth.signIn.mockRejectedValue(new Error('Uncaught, it would fail this test'));
  show();
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

const signIn = { action: 'signIn' };
const signOut = { action: 'signOut' };

test('says where to go on while the popup is open, and can be pressed again, loading or not', async () => {
  show({ loading: true, reported: false, attempt: signIn });
  expect(said()).toHaveTextContent(account.waiting);
  expect(region()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(1);
});

test('says that it is done, where it is not seen to', () => {
  const follow = show({ user: ada, attempt: { ...signIn, outcome: 'done' } });
  expect(said()).toHaveTextContent(account.signedIn);
  expect(said()).toHaveClass('sr-only');
  follow({ user: ada, attempt: signOut });
  expect(said()).toBeEmptyDOMElement();
  follow({ attempt: { ...signOut, outcome: 'done' } });
  expect(said()).toHaveTextContent(account.signedOut);
  expect(said()).toHaveClass('sr-only');
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

test.each(codes)('%s is a fault with a sentence of its own, without the code', (code) => {
  const sentence = account.faults[code] ?? '';
  show({ attempt: { ...signIn, outcome: 'failed', code } });
  expect(said()).toHaveTextContent(sentence);
  expect(said()).toHaveClass('border-danger');
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(sentence).not.toContain(code.replace('auth/', ''));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a popup closed by the user is told quietly', () => {
  const code = 'auth/popup-closed-by-user';
  show({ attempt: { ...signIn, outcome: 'failed', code } });
  expect(said()).toHaveTextContent(account.quiet[code] ?? '-');
  expect(said()).not.toHaveClass('border-danger');
});

test.each(['auth/quota-exceeded', 'Error', '', undefined])(
  'any other fault (%s) has the general sentence',
  (code) => {
    show({ attempt: { ...signIn, outcome: 'failed', code } });
    expect(said()).toHaveTextContent(account.signInFailed);
    expect(said()).toHaveClass('border-danger');
  },
);

test.each(['auth/internal-error', 'auth/popup-closed-by-user', 'Error'])(
  'signing out that fails (%s) says that one is still signed in',
  (code) => {
    show({ user: ada, attempt: { ...signOut, outcome: 'failed', code } });
    expect(said()).toHaveTextContent(account.signOutFailed);
    expect(said()).toHaveClass('border-danger');
  },
);
