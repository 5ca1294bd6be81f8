import { act, fireEvent, render, screen } from '@testing-library/react';
import { account } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { Account } from './account';

jest.mock('../../lib/auth/auth', () => ({ useAuth: jest.fn() }));

const actions = { prepare: jest.fn(), signIn: jest.fn(), signOut: jest.fn() };
const signedOut = { user: null, isAuthenticated: false, loading: false, reported: true };
const signedIn = { user: { displayName: 'Ada King', email: 'ada@a.com' }, isAuthenticated: true };
const failed = (action: string, code: string) => ({ attempt: { action, outcome: 'failed', code } });
const closed = 'auth/popup-closed-by-user';

/** jsdom has none. */
let see = () => {};
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(report: (entries: object[]) => void) {
      see = () => report([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  },
});

function show(state: object) {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
  const auth = { ...signedOut, attempt: null, ...actions, ...state };
  jest.mocked<() => object>(useAuth).mockReturnValue(auth);
  render(<Account />);
  return screen.getByRole('button');
}

test.each([
  ['is busy at first', { loading: true }, account.checking, ''],
  ['says what it does not know', { reported: false }, account.unknown, ''],
  ['invites', {}, account.invitation, ''],
  ['shows a name', signedIn, 'Ada King', ''],
  ['shows an address', { ...signedIn, user: { email: 'ada@a.com' } }, 'ada@a.com', ''],
  ['points to the popup', { attempt: { action: 'signIn' } }, account.invitation, account.waiting],
  ['says why', failed('signIn', 'other'), account.invitation, account.signInFailed],
  ['stays', { ...signedIn, ...failed('signOut', closed) }, 'Ada King', account.signOutFailed],
])('%s', (_, state, text, message) => {
  const button = show(state);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe(message);
  expect(button).toHaveTextContent('user' in state ? account.signOut : account.signIn);
  expect(button).toHaveAttribute('aria-disabled', String('loading' in state));
});

const faults = Object.entries({ ...account.faults, [closed]: account.closed });

test.each(faults)('for %s, it says: %s', (code, sentence = '-') => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  const button = show(failed('signIn', code));
  expect(screen.getByText(sentence)).toBeVisible();
  // Closing the popup is no error.
  const style = code === closed ? 'text-muted' : 'border-danger';
  expect(screen.getByRole('status')).toHaveClass(style);
  // The menu that it's in, and not the page.
  expect(button.closest('section')?.parentElement).toHaveProperty('scrollTop', 300);
});

test.each([
  ['signIn', {}, 1, 1],
  ['signOut', signedIn, 1, 1],
  // The second click of a double click, and a click while it's busy.
  ['signIn', {}, 2, 0],
  ['signIn', { loading: true }, 1, 0],
] as const)('%s, in the state %o, by click %d: %d times', (action, state, detail, times) => {
  const button = show(state);
  fireEvent.focus(button);
  expect(actions.prepare).toHaveBeenCalled();
  fireEvent.click(button, { detail });
  expect(actions[action]).toHaveBeenCalledTimes(times);
});

test('asks who is signed in once it can be seen', () => {
  show({});
  expect(useAuth).toHaveBeenLastCalledWith(false);
  act(() => see());
  expect(useAuth).toHaveBeenLastCalledWith(true);
});
