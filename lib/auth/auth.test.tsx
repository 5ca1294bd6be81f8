import { act, renderHook, waitFor } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { AuthProvider, useAuth } from './auth';
import { inTime } from './in-time';
import * as offered from './sign-in-offered';

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
jest.mock('./in-time', () => ({ inTime: jest.fn((promise) => promise) }));
jest.mock('./with-popup', () => ({ withPopup: (run: () => unknown) => run }));
jest.mock('./sign-in-offered', () => ({ __esModule: true, signInOffered: true }));

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

/** What the service says, now that it listens. */
function report(user: object | null) {
  const [, listener] = observe.mock.lastCall ?? [];
  act(() => {
    listener(user);
  });
}

const render = () => renderHook(useAuth, { wrapper: AuthProvider });

/** The hook, once the service has said who is signed in. */
async function renderSignedIn(user: object | null) {
  const hook = render();
  act(() => idle());
  await waitFor(() => expect(observe).toHaveBeenCalled());
  report(user);
  return hook;
}

test('loads until the first report, which no one has been signed in', async () => {
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

test('the first report may name who has been signed in before; later ones follow', async () => {
  const { result } = await renderSignedIn(ada);
  expect(result.current).toMatchObject({ user: ada, loading: false, isAuthenticated: true });
  report(grace);
  expect(result.current.user).toBe(grace);
  report(null);
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
});

test('signs in with Google, in a popup, and knows the user', async () => {
  const { result } = await renderSignedIn(null);
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

test('a sign-in before the first report ends the loading', async () => {
  const { result } = render();
  popup.mockResolvedValueOnce({ user: ada });
  await act(async () => {
    await result.current.signIn();
  });
  expect(result.current).toMatchObject({ user: ada, loading: false, reported: true });
});

test('a failure before the first report leaves the loading to the report', async () => {
  const { result } = render();
  popup.mockRejectedValueOnce(new Error('No'));
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('No');
  });
  expect(result.current).toMatchObject({ user: null, loading: true, reported: false, error: 'No' });
});

test('signs out, and knows no user', async () => {
  const { result } = await renderSignedIn(ada);
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
  ['something that is no error', 'no', undefined],
] as const;

for (const [what, thrown, message] of failures) {
  for (const before of [null, ada]) {
    test(`sign-in fails with ${what}: ${before ? 'who is signed in' : 'no one'} stays, its message is stored, it is rethrown`, async () => {
      const { result } = await renderSignedIn(before);
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

  test(`sign-out fails with ${what}: the user stays, its message is stored, it is rethrown`, async () => {
    const { result } = await renderSignedIn(ada);
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
  test(`a new attempt clears the old error before it has an outcome: ${action}`, async () => {
    const { result } = await renderSignedIn(ada);
    popup.mockRejectedValueOnce(new Error('The old one'));
    await act(async () => {
      await expect(result.current.signIn()).rejects.toThrow('The old one');
    });
    expect(result.current.error).toBe('The old one');
    const call: jest.Mock = action === 'signIn' ? popup : endSession;
    call.mockReturnValueOnce(new Promise(() => {}));
    act(() => void result.current[action]());
    expect(result.current).toMatchObject({ user: ada, error: null });
  });
}

test('of two attempts, the newer has the word, whatever becomes of the older', async () => {
  const { result } = await renderSignedIn(null);
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

test('tells what becomes of an attempt, until someone else is signed in', async () => {
  const { result } = await renderSignedIn(null);
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

test('an SDK that does not come in time is a failure like others', async () => {
  const { result } = await renderSignedIn(null);
  jest.mocked(inTime).mockRejectedValueOnce(new DOMException('No answer', 'TimeoutError'));
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('No answer');
  });
  expect(result.current).toMatchObject({
    error: 'No answer',
    attempt: { outcome: 'failed', code: 'TimeoutError' },
  });
  expect(popup).not.toHaveBeenCalled();
});

test('a report after unmount changes nothing: nothing listens any more', async () => {
  const { result, unmount } = await renderSignedIn(ada);
  expect(unsubscribe).not.toHaveBeenCalled();
  unmount();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  report(null);
  expect(result.current.user).toBe(ada);
});

test('an SDK that arrives after unmount is not listened to', async () => {
  const { unmount } = render();
  act(() => idle());
  unmount();
  await act(() => import('./identity'));
  expect(observe).not.toHaveBeenCalled();
});

test('waits for the browser to be idle; does not wait for it once someone comes near', async () => {
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

test('in a browser that does not tell when it is idle, waits a little', async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  render();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(observe).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('without an identity service, does not load, and fetches nothing', async () => {
  jest.replaceProperty(offered, 'signInOffered', false);
  const { result } = render();
  act(() => idle());
  act(() => result.current.prepare());
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
  await act(async () => {
    await expect(result.current.signIn()).rejects.toThrow('no identity service');
  });
  expect(observe).not.toHaveBeenCalled();
  expect(popup).not.toHaveBeenCalled();
});

test('is asked for inside its provider alone', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useAuth)).toThrow('AuthProvider');
});

test('where the SDK cannot be loaded, stops loading; says so to who signs in; the next attempt loads it', async () => {
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
