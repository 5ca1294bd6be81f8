import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account } from '@/content/account';
import { useAuth } from '@/lib/auth/auth';
import { Account } from './account';

jest.mock('../../lib/auth/auth', () => ({ useAuth: jest.fn() }));

const ada = {
  uid: 'ada',
  displayName: 'Ada King Lovelace',
  email: 'ada@example.com',
  photoURL: null,
};
const auth = {
  user: null,
  loading: false,
  error: null,
  isAuthenticated: false,
  signIn: jest.fn(),
  signOut: jest.fn(),
  prepare: jest.fn(),
};

/** The SDK's own kind of error: what it says is for developers. */
function sdkError(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

/** Shows the control; what comes back shows it again with another auth state. */
function show(state: object = {}) {
  const control = <Account words={account} icon={<svg data-testid="icon" />} buttonStyle="" />;
  const useMock: jest.Mock = jest.mocked(useAuth);
  useMock.mockReturnValue({ ...auth, ...state });
  const { rerender, container } = render(control);
  return {
    container,
    follow: (next: object) => {
      useMock.mockReturnValue({ ...auth, ...next });
      rerender(<Account words={account} icon={<svg data-testid="icon" />} buttonStyle="" />);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.resetAllMocks();
});

test('no one signed in: says so, and offers to sign in', async () => {
  show();
  expect(screen.getByText(account.notSignedIn)).toBeVisible();
  expect(screen.getByRole('region', { name: account.label })).toHaveAttribute('aria-busy', 'false');
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
])('%s', (_, user, initials, name) => {
  show({ user });
  expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
});

test('neither a name nor an e-mail: the icon stands for them', () => {
  show({ user: { ...ada, displayName: null, email: null } });
  expect(screen.getByTestId('icon')).toBeVisible();
  expect(button(account.signOut)).toBeVisible();
});

test('shows the picture, and the initials where it does not come', () => {
  const { container } = show({ user: { ...ada, photoURL: 'https://example.com/ada.png' } });
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://example.com/ada.png');
  // Google refuses pictures to pages that name themselves.
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText('AL')).not.toBeInTheDocument();
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('AL')).toBeVisible();
});

test('while loading, is busy, says what it does, and takes no press', async () => {
  show({ loading: true });
  expect(screen.getByRole('region', { name: account.label })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(account.checking)).toBeVisible();
  expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).not.toHaveBeenCalled();
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
  jest.mocked(useAuth).mockReturnValue(auth);
  render(
    <dialog open aria-label="menu">
      <Account words={account} icon="" buttonStyle="" />
    </dialog>,
  );
  expect(auth.prepare).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog'), new Event('toggle'));
  expect(auth.prepare).toHaveBeenCalledTimes(1);
});

test('says where to go on while the popup is open, and can be pressed again', async () => {
  auth.signIn.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.click(button(account.signIn));
  expect(said()).toHaveTextContent(account.waiting);
  await userEvent.click(button(account.signIn));
  expect(auth.signIn).toHaveBeenCalledTimes(2);
});

test('says that it is done, and no longer once someone else is signed in', async () => {
  auth.signIn.mockResolvedValue(ada);
  const { follow } = show();
  await userEvent.click(button(account.signIn));
  follow({ user: ada });
  expect(said()).toHaveTextContent(account.signedIn);
  follow({ user: { ...ada, uid: 'grace' } });
  expect(said()).toBeEmptyDOMElement();
});

test('says that one is signed out', async () => {
  auth.signOut.mockResolvedValue(null);
  const { follow } = show({ user: ada });
  await userEvent.click(button(account.signOut));
  follow({});
  expect(said()).toHaveTextContent(account.signedOut);
});

const kinds = [
  'auth/user-disabled',
  'auth/too-many-requests',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/network-request-failed',
  'auth/unauthorized-domain',
  'auth/operation-not-allowed',
  'auth/invalid-credential',
  'auth/user-token-expired',
  'auth/internal-error',
  'ChunkLoadError',
];

test.each(kinds)('%s has a sentence of its own, without the code', async (kind) => {
  const sentence = account.quiet[kind] ?? account.faults[kind] ?? '';
  const error = kind.startsWith('auth/')
    ? sdkError(kind)
    : Object.assign(new Error('?'), { name: kind });
  auth.signIn.mockRejectedValue(error);
  show();
  await userEvent.click(button(account.signIn));
  expect(said()).toHaveTextContent(sentence);
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(sentence).not.toContain(kind);
});

test.each([
  ['a code without a sentence', sdkError('auth/quota-exceeded')],
  ['an error without a code', new Error('Broken')],
  ['something that is no error', 'auth/popup-blocked'],
])('%s has the general sentence, for each way', async (_, thrown) => {
  auth.signIn.mockRejectedValue(thrown);
  auth.signOut.mockRejectedValue(thrown);
  const { follow } = show();
  await userEvent.click(button(account.signIn));
  expect(said()).toHaveTextContent(account.signInFailed);
  follow({ user: ada });
  expect(said()).toBeEmptyDOMElement();
  await userEvent.click(button(account.signOut));
  expect(said()).toHaveTextContent(account.signOutFailed);
});

describe('when the service does not answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('ends its wait for the first report after ten seconds, and forgets that once it comes', async () => {
    const { follow } = show({ loading: true });
    await wait(9999);
    expect(said()).toBeEmptyDOMElement();
    await wait(1);
    expect(said()).toHaveTextContent(account.slow);
    expect(screen.getByRole('region', { name: account.label })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    expect(button(account.signIn)).toHaveAttribute('aria-disabled', 'false');
    follow({});
    expect(said()).toBeEmptyDOMElement();
    await wait(20_000);
    expect(said()).toBeEmptyDOMElement();
  });

  test('ends its wait for an attempt after ten seconds; each attempt has ten of its own', async () => {
    auth.signIn.mockReturnValue(new Promise(() => {}));
    show();
    fireEvent.click(button(account.signIn));
    await wait(10_000);
    expect(said()).toHaveTextContent(account.slow);
    fireEvent.click(button(account.signIn));
    expect(said()).toHaveTextContent(account.waiting);
    await wait(9999);
    expect(said()).toHaveTextContent(account.waiting);
    await wait(1);
    expect(said()).toHaveTextContent(account.slow);
  });

  test('what comes late all the same is told', async () => {
    auth.signIn.mockReturnValue(
      new Promise((_, reject) => {
        setTimeout(() => reject(sdkError('auth/network-request-failed')), 30_000);
      }),
    );
    show();
    fireEvent.click(button(account.signIn));
    await wait(29_999);
    expect(said()).toHaveTextContent(account.slow);
    await wait(1);
    expect(said()).toHaveTextContent(account.faults['auth/network-request-failed'] ?? '');
  });
});
