import { act, renderHook, waitFor } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { AuthProvider, useAuth } from './auth';
import * as offered from './sign-in-offered';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  GoogleAuthProvider: jest.fn(),
  initializeAuth: jest.fn(),
  onAuthStateChanged: jest.fn(),
  signInWithPopup: jest.fn(),
  signOut: jest.fn(),
}));
jest.mock('./sign-in-offered', () => ({ __esModule: true, signInOffered: true }));
jest.mock('./with-popup', () => ({ withPopup: (run: () => unknown) => run }));

const ada = { uid: 'ada' };
const observe: jest.Mock = jest.mocked(sdk.onAuthStateChanged);
const calls: Record<'signIn' | 'signOut', jest.Mock> = {
  signIn: jest.mocked(sdk.signInWithPopup),
  signOut: jest.mocked(sdk.signOut),
};
const prefix = 'NEXT_PUBLIC_FIREBASE_';
const idle = jest.fn();
const never = () => new Promise(() => {});

beforeEach(() => {
  jest.resetAllMocks();
  observe.mockReturnValue(() => {});
  window.requestIdleCallback = idle;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const render = () => renderHook(useAuth, { wrapper: AuthProvider });

/** Has the service report who is signed in. */
function report(user: object | null) {
  act(() => {
    observe.mock.lastCall?.[1](user);
  });
}

/** Renders the hook and has the service report `user`. */
async function renderWith(user: object | null) {
  const hook = render();
  act(() => hook.result.current.prepare());
  await waitFor(() => expect(observe).toHaveBeenCalled());
  report(user);
  return hook;
}

test('is loading until the service says who is signed in, and then follows it', async () => {
  const { result } = render();
  const unknown = { user: null, loading: true, reported: false, isAuthenticated: false };
  expect(result.current).toMatchObject(unknown);
  act(() => {
    idle.mock.lastCall?.[0]();
  });
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
  expect(result.current).toMatchObject(unknown);
  report(ada);
  expect(result.current).toMatchObject({ user: ada, loading: false, isAuthenticated: true });
  report(null);
  expect(result.current).toMatchObject({ ...unknown, loading: false, reported: true });
});

test('loads the SDK after two seconds in a browser that does not say when it is idle', async () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  render();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(observe).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(observe).toHaveBeenCalledTimes(1);
});

test('signs in and out, even before the service has said who is signed in', async () => {
  const { result } = render();
  calls.signIn.mockResolvedValueOnce({ user: ada });
  await act(() => result.current.signIn());
  const attempt = { action: 'signIn', outcome: 'done' };
  const known = { loading: false, reported: true, error: null };
  expect(result.current).toMatchObject({ ...known, user: ada, isAuthenticated: true, attempt });
  await act(() => result.current.signOut());
  expect(result.current).toMatchObject({ ...known, user: null, isAuthenticated: false });
});

const withCode = Object.assign(new Error('No popup'), { code: 'auth/popup-blocked' });

test.each([
  ['signIn', withCode, 'No popup', 'auth/popup-blocked'],
  ['signIn', 'not an Error', 'Failed to sign in', ''],
  ['signOut', new TypeError('No answer'), 'No answer', 'TypeError'],
  ['signOut', 'not an Error', 'Failed to sign out', ''],
] as const)(
  'a failed %s (%s) keeps the user, stores "%s" until the next, and rethrows',
  async (...each) => {
    const [action, thrown, error, code] = each;
    const { result } = await renderWith(ada);
    calls[action].mockRejectedValueOnce(thrown);
    await act(() => expect(result.current[action]()).rejects.toBe(thrown));
    const attempt = { action, outcome: 'failed', code };
    expect(result.current).toMatchObject({ user: ada, isAuthenticated: true, error, attempt });
    calls[action].mockImplementationOnce(never);
    act(() => void result.current[action]());
    expect(result.current).toMatchObject({ error: null, attempt: { action } });
    report({ uid: 'grace' });
    expect(result.current).toMatchObject({ user: { uid: 'grace' }, attempt: null });
  },
);

test('with two attempts under way, ignores how the older one ends', async () => {
  const { result } = await renderWith(ada);
  let fail: ((error: Error) => void) | undefined;
  calls.signIn.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  calls.signOut.mockImplementationOnce(never);
  let older: Promise<void> | undefined;
  act(() => void (older = result.current.signIn()));
  await waitFor(() => expect(calls.signIn).toHaveBeenCalled());
  act(() => void result.current.signOut());
  fail?.(new Error('Canceled'));
  await act(() => expect(older).rejects.toThrow('Canceled'));
  expect(result.current).toMatchObject({ error: null, attempt: { action: 'signOut' } });
});

test('an SDK that never loads fails the attempt, and one that loads later still works', async () => {
  jest.resetModules();
  jest.doMock('./identity', () => {
    throw new Error('Failed to load chunk');
  });
  const { result } = render();
  await act(() => expect(result.current.signIn()).rejects.toThrow('Failed to load chunk'));
  expect(result.current).toMatchObject({ loading: false, error: 'Failed to load chunk' });
  jest.doMock('./identity', () => ({ observe, signIn: async () => ada }));
  await act(() => result.current.signIn());
  expect(result.current).toMatchObject({ user: ada, error: null });
  jest.dontMock('./identity');
});

test('sets up the SDK from the settings, with nothing sent or fetched before a click', async () => {
  const env = Object.fromEntries(
    ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'].map((each) => [`${prefix}${each}`, each]),
  );
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.resetModules();
  await import('./identity');
  const initializeApp: jest.Mock = jest.mocked((await import('firebase/app')).initializeApp);
  const [settings, options] = initializeApp.mock.lastCall ?? [];
  expect(Object.values(settings)).toEqual(Object.values(env));
  expect(options).toEqual({ automaticDataCollectionEnabled: false });
  // A popup resolver among these would fetch Google's script at once.
  const initializeAuth: jest.Mock = jest.mocked((await import('firebase/auth')).initializeAuth);
  expect(Object.keys(initializeAuth.mock.lastCall?.[1])).toEqual(['persistence']);
});

test('without the settings, is not loading, and fetches nothing', async () => {
  jest.replaceProperty(offered, 'signInOffered', false);
  const { result } = render();
  act(() => result.current.prepare());
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
  await act(() => expect(result.current.signIn()).rejects.toThrow("isn't set up"));
  expect(observe).not.toHaveBeenCalled();
});
