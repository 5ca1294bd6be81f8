import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth } from 'firebase/auth';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn(() => 'the app') }));
jest.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local storage',
  browserPopupRedirectResolver: 'the popup resolver',
  connectAuthEmulator: jest.fn(),
  indexedDBLocalPersistence: 'IndexedDB',
  inMemoryPersistence: 'memory',
  initializeAuth: jest.fn(() => 'the auth'),
}));

const variables = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'the key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'the domain',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'the project',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'the app id',
};
const emulator = 'http://127.0.0.1:9099';

/** Loads the module as if built with these settings. */
async function load(settings: Record<string, string>) {
  jest.clearAllMocks();
  const env = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  await jest.isolateModulesAsync(async () => {
    await import('./identity');
  });
  env.restore();
}

test('configures the SDK from the settings, with data collection off and nothing fetched from Google before a click', async () => {
  await load(variables);
  expect(jest.mocked(initializeApp).mock.calls).toEqual([
    [
      {
        apiKey: 'the key',
        authDomain: 'the domain',
        projectId: 'the project',
        appId: 'the app id',
      },
      { automaticDataCollectionEnabled: false },
    ],
  ]);
  // No popup resolver here: on a phone, it would fetch its script right away.
  expect(jest.mocked(initializeAuth).mock.calls).toStrictEqual([
    ['the app', { persistence: ['IndexedDB', 'local storage', 'memory'] }],
  ]);
  expect(connectAuthEmulator).not.toHaveBeenCalled();
});

test('connects to the emulator when one is set', async () => {
  await load({ ...variables, NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: emulator });
  expect(jest.mocked(connectAuthEmulator).mock.calls).toEqual([
    ['the auth', emulator, { disableWarnings: true }],
  ]);
});
