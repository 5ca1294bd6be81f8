import { act, renderHook, waitFor } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { AuthProvider, useAuth } from './auth';
import * as offered from './sign-in-offered';
import { withTimeout } from './with-timeout';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn(() => 'the app') }));
jest.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local storage',
  browserPopupRedirectResolver: 'the popup resolver',
  connectAuthEmulator: jest.fn(),
  GoogleAuthProvider: class {
    providerId = 'google.com';
  },
  indexedDBLocalPersistence: 'IndexedDB',
  inMemoryPersistence: 'memory',
  initializeAuth: jest.fn(() => 'the auth'),
  onAuthStateChanged: jest.fn(),
  signInWithPopup: jest.fn(),
  signOut: jest.fn(),
}));
jest.mock('./sign-in-offered', () => ({ __esModule: true, signInOffered: true }));
jest.mock('./with-popup', () => ({ withPopup: (run: () => unknown) => run }));
jest.mock('./with-timeout', () => ({ withTimeout: jest.fn((promise) => promise) }));

const ada = { uid: 'ada' };
const grace = { uid: 'grace' };

const observe: jest.Mock = jest.mocked(sdk.onAuthStateChanged);
const popup: jest.Mock = jest.mocked(sdk.signInWithPopup);
const endSession = jest.mocked(sdk.signOut);
const unsubscribe = jest.fn();
let idle: () => void = () => {};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.dontMock('./identity');
});

beforeEach(() => {
  jest.clearAllMocks();
  observe.mockReturnValue(unsubscribe);
  window.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
});

/** Has the service report who is signed in. */
function report(user: object | null) {
  const [, listener] = observe.mock.lastCall ?? [];
  act(() => {
    listener(user);
  });
}

const render = () => renderHook(useAuth, { wrapper: AuthProvider });

/** Renders the hook and has the service report `user`. */
async function renderWithUser(user: object | null) {
  const hook = render();
  act(() => idle());
  await waitFor(() => expect(observe).toHaveBeenCalled());
  report(user);
  return hook;
}

test('is loading until the first report; nobody is signed in', async () => {
  const { result } = render();
  expect(result.current).toMatchObject({
    user: null,
    loading: true,
    reported: false,
    error: null,
    isAuthenticated: false,
  });
  act(() => idle());
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
  expect(result.current.loading).toBe(true);
  report(null);
  expect(result.current).toMatchObject({
    user: null,
    loading: false,
    reported: true,
    error: null,
    isAuthenticated: false,
  });
});

test('takes the user from the first report, and follows later ones', async () => {
  const { result } = await renderWithUser(ada);
  expect(result.current).toMatchObject({ user: ada, loading: false, isAuthenticated: true });
  report(grace);
  expect(result.current.user).toBe(grace);
  report(null);
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
});

test('signs in with Google in a popup and sets the user', async () => {
  const { result } = await renderWithUser(null);
  popup.mockResolvedValueOnce({ user: ada });
  await act(async () => {
    await result.current.signIn();
  });
  const [auth, provider, resolver] = popup.mock.lastCall ?? [];
  expect([auth, provider.providerId, resolver]).toEqual([
    'the auth',
    'google.com',
    'the popup resolver',
  ]);
  expect(result.current).toMatchObject({ user: ada, error: null, isAuthenticated: true });
});

test('signing in before the first report ends loading', async () => {
  const { result } = render();
  popup.mockResolvedValueOnce({ user: ada });
  await act(async () => {
    await result.current.signIn();
  });
  expect(result.current).toMatchObject({ user: ada, loading: false, reported: true });
});

test('a sign-in that fails before the first report leaves it loading', async () => {
  const { result } = render();
  popup.mockRejectedValueOnce(new Error('No'));
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('No');
  });
  expect(result.current).toMatchObject({ user: null, loading: true, reported: false, error: 'No' });
});

test('signs out and clears the user', async () => {
  const { result } = await renderWithUser(ada);
  endSession.mockResolvedValueOnce();
  await act(async () => {
    await result.current.signOut();
  });
  expect(endSession.mock.calls).toEqual([['the auth']]);
  expect(result.current).toMatchObject({ user: null, error: null, isAuthenticated: false });
});

const failures = [
  [
    'an error',
    new Error('Firebase: Error (auth/popup-blocked).'),
    'Firebase: Error (auth/popup-blocked).',
  ],
  ['a value that is not an Error', 'no', undefined],
] as const;

for (const [what, thrown, message] of failures) {
  for (const before of [null, ada]) {
    test(`sign-in fails with ${what} while ${before ? 'someone is' : 'nobody is'} signed in: keeps the user, stores a message, rethrows`, async () => {
      const { result } = await renderWithUser(before);
      popup.mockRejectedValueOnce(thrown);
      await act(async () => {
        await expect(result.current.signIn()).rejects.toBe(thrown);
      });
      expect(result.current).toMatchObject({
        user: before,
        error: message ?? 'Failed to sign in',
        loading: false,
        isAuthenticated: before !== null,
      });
    });
  }

  test(`sign-out fails with ${what}: keeps the user, stores a message, rethrows`, async () => {
    const { result } = await renderWithUser(ada);
    endSession.mockRejectedValueOnce(thrown);
    await act(async () => {
      await expect(result.current.signOut()).rejects.toBe(thrown);
    });
    expect(result.current).toMatchObject({
      user: ada,
      error: message ?? 'Failed to sign out',
      isAuthenticated: true,
    });
  });
}

for (const action of ['signIn', 'signOut'] as const) {
  test(`${action} clears the previous error as soon as it starts`, async () => {
    const { result } = await renderWithUser(ada);
    popup.mockRejectedValueOnce(new Error('Old error'));
    await act(async () => {
      await expect(result.current.signIn()).rejects.toThrow('Old error');
    });
    expect(result.current.error).toBe('Old error');
    const call: jest.Mock = action === 'signIn' ? popup : endSession;
    call.mockReturnValueOnce(new Promise(() => {}));
    act(() => void result.current[action]());
    expect(result.current).toMatchObject({ user: ada, error: null });
  });
}

test('with two attempts under way, ignores how the older one ends', async () => {
  const { result } = await renderWithUser(null);
  let cancel: ((error: Error) => void) | undefined;
  popup.mockReturnValueOnce(
    new Promise((_, reject) => {
      cancel = reject;
    }),
  );
  let older: Promise<void> | undefined;
  act(() => {
    older = result.current.signIn();
  });
  await waitFor(() => expect(popup).toHaveBeenCalled());
  endSession.mockReturnValueOnce(new Promise(() => {}));
  act(() => void result.current.signOut());
  await act(async () => {
    cancel?.(new Error('Cancelled'));
    await expect(older).rejects.toThrow('Cancelled');
  });
  expect(result.current).toMatchObject({ error: null, attempt: { action: 'signOut' } });
  expect(result.current.attempt?.outcome).toBeUndefined();
});

test('reports how an attempt ends, until someone else is signed in', async () => {
  const { result } = await renderWithUser(null);
  popup.mockRejectedValueOnce(Object.assign(new Error('?'), { code: 'auth/popup-blocked' }));
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('?');
  });
  const failed = { action: 'signIn', outcome: 'failed', code: 'auth/popup-blocked' };
  expect(result.current.attempt).toEqual(failed);
  report(null);
  expect(result.current.attempt).toEqual(failed);
  report(ada);
  expect(result.current.attempt).toBeNull();
  endSession.mockRejectedValueOnce(new TypeError('?'));
  await act(async () => {
    await expect(result.current.signOut()).rejects.toThrow('?');
  });
  expect(result.current.attempt).toEqual({
    action: 'signOut',
    outcome: 'failed',
    code: 'TypeError',
  });
  endSession.mockResolvedValueOnce();
  await act(async () => {
    await result.current.signOut();
  });
  expect(result.current.attempt).toEqual({ action: 'signOut', outcome: 'done' });
});

test('treats an SDK that takes too long to load as a failure', async () => {
  const { result } = await renderWithUser(null);
  jest.mocked(withTimeout).mockRejectedValueOnce(new DOMException('Timed out', 'TimeoutError'));
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('Timed out');
  });
  expect(result.current).toMatchObject({
    error: 'Timed out',
    attempt: { outcome: 'failed', code: 'TimeoutError' },
  });
  expect(popup).not.toHaveBeenCalled();
});

test('unsubscribes on unmount and ignores later reports', async () => {
  const { result, unmount } = await renderWithUser(ada);
  expect(unsubscribe).not.toHaveBeenCalled();
  unmount();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  report(null);
  expect(result.current.user).toBe(ada);
});

test('does not subscribe if the SDK arrives after unmount', async () => {
  const { unmount } = render();
  act(() => idle());
  unmount();
  await act(() => import('./identity'));
  expect(observe).not.toHaveBeenCalled();
});

test('loads the SDK when the browser is idle, or as soon as `prepare` is called', async () => {
  const { result } = render();
  await act(() => import('./identity'));
  expect(observe).not.toHaveBeenCalled();
  act(() => result.current.prepare());
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
  act(() => idle());
  act(() => result.current.prepare());
  await act(() => import('./identity'));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('waits two seconds in a browser without requestIdleCallback', async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  render();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(observe).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('without sign-in settings, is not loading and fetches nothing', async () => {
  jest.replaceProperty(offered, 'signInOffered', false);
  const { result } = render();
  act(() => idle());
  act(() => result.current.prepare());
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow("isn't set up");
  });
  expect(observe).not.toHaveBeenCalled();
  expect(popup).not.toHaveBeenCalled();
});

test('throws outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useAuth)).toThrow('AuthProvider');
});

test('if the SDK fails to load, stops loading, fails the next sign-in, and tries again on the one after', async () => {
  jest.resetModules();
  const blocked = new Error('Failed to load chunk');
  let reachable = false;
  jest.doMock('./identity', () => {
    if (reachable) return { observe, signIn: async () => ada };
    throw blocked;
  });
  observe.mockImplementation((listener) => {
    listener(ada);
    return unsubscribe;
  });
  const { result } = render();
  act(() => idle());
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current).toMatchObject({ user: null, error: null });
  await act(async () => {
    await expect(result.current.signIn()).rejects.toBe(blocked);
  });
  expect(result.current).toMatchObject({ user: null, error: blocked.message });
  reachable = true;
  await act(async () => {
    await result.current.signIn();
  });
  expect(result.current).toMatchObject({ user: ada, error: null });
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
});
