/** @jest-environment jsdom */
import '@/jest.setup-components';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AuthProvider, useAuth } from './auth';
import * as identity from './identity';
import * as offered from './sign-in-offered';

jest.mock('./identity', () => ({ observe: jest.fn(), signIn: jest.fn(), signOut: jest.fn() }));
jest.mock('./sign-in-offered', () => ({ __esModule: true, signInOffered: true }));

const ada = { uid: 'ada' };
const service: Record<'observe' | 'signIn' | 'signOut', jest.Mock> = jest.mocked(identity);
const { observe } = service;

beforeEach(() => {
  jest.resetAllMocks();
  observe.mockReturnValue(() => {});
});

async function renderWith(user: object | null) {
  const hook = renderHook(useAuth, { wrapper: AuthProvider });
  act(() => hook.result.current.prepare());
  await waitFor(() => expect(observe).toHaveBeenCalled());
  const unknown = { user: null, loading: true, error: null, isAuthenticated: false };
  expect(hook.result.current).toMatchObject(unknown);
  act(() => void observe.mock.lastCall?.[0](user));
  expect(hook.result.current).toMatchObject({ user, loading: false, isAuthenticated: !!user });
  return hook;
}

test.each([
  ['signIn', new Error('No popup'), 'No popup'],
  // A DOMException's code is a number.
  ['signIn', Object.assign(new Error('Late'), { name: 'TimeoutError', code: 23 }), 'Late'],
  ['signIn', 'not an Error', 'Failed to sign in'],
  ['signOut', new Error('No answer'), 'No answer'],
  ['signOut', 'not an Error', 'Failed to sign out'],
] as const)('a failed %s (%s) says "%s" and keeps the user', async (action, thrown, error) => {
  const { result } = await renderWith(ada);
  service[action].mockRejectedValueOnce(thrown);
  await act(() => expect(result.current[action]()).rejects.toBe(thrown));
  expect(result.current).toMatchObject({ user: ada, isAuthenticated: true, error });
  const code = thrown instanceof Error ? thrown.name : '';
  expect(result.current.attempt).toMatchObject({ action, outcome: 'failed', code });
  // The next attempt starts without the error.
  service[action].mockReturnValueOnce(new Promise(() => {}));
  act(() => void result.current[action]());
  expect(result.current).toMatchObject({ user: ada, error: null });
});

test('how an older attempt ends does not matter', async () => {
  const { result } = await renderWith(null);
  service.signIn.mockRejectedValueOnce(new Error('Canceled'));
  service.signIn.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => {
    const older = result.current.signIn();
    void result.current.signIn();
    await expect(older).rejects.toThrow('Canceled');
  });
  expect(result.current).toMatchObject({ error: null, attempt: { action: 'signIn' } });
});

test('stops waiting for a report after ten seconds', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(useAuth, { wrapper: AuthProvider });
  act(() => result.current.prepare());
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(result.current.loading).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current).toMatchObject({ user: null, loading: false, reported: false });
});

test('without the settings, is not loading, and fetches nothing', async () => {
  jest.replaceProperty(offered, 'signInOffered', false);
  const { result } = renderHook(useAuth, { wrapper: AuthProvider });
  act(() => result.current.prepare());
  expect(result.current).toMatchObject({ user: null, loading: false, isAuthenticated: false });
  await act(() => expect(result.current.signIn()).rejects.toThrow("isn't set up"));
  expect(observe).not.toHaveBeenCalled();
});

test('an SDK that fails to load fails the attempt; once it loads, the next one works', async () => {
  jest.resetModules();
  jest.doMock('./identity', () => {
    throw new Error('Failed to load chunk');
  });
  const { result } = renderHook(useAuth, { wrapper: AuthProvider });
  await act(() => expect(result.current.signIn()).rejects.toThrow('Failed to load chunk'));
  expect(result.current).toMatchObject({ loading: false, error: 'Failed to load chunk' });
  jest.doMock('./identity', () => ({ observe, signIn: async () => ada }));
  await act(() => result.current.signIn());
  expect(result.current).toMatchObject({ user: ada, error: null });
  await waitFor(() => expect(observe).toHaveBeenCalledTimes(1));
});
