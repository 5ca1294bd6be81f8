import { initializeApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn(() => 'the app') }));
jest.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local storage',
  indexedDBLocalPersistence: 'IndexedDB',
  inMemoryPersistence: 'memory',
  initializeAuth: jest.fn(),
}));

test('sets up the SDK from the settings, to collect and to fetch nothing', async () => {
  const names = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'];
  const env = names.map((name) => [`NEXT_PUBLIC_FIREBASE_${name}`, name]);
  jest.replaceProperty(process, 'env', { ...process.env, ...Object.fromEntries(env) });
  await import('./identity');
  const [apiKey, authDomain, projectId, appId] = names;
  expect(jest.mocked(initializeApp).mock.calls).toEqual([
    [{ apiKey, authDomain, projectId, appId }, { automaticDataCollectionEnabled: false }],
  ]);
  // With a popup resolver among these, it would fetch Google's script at once. Without a storage
  // that the browser refuses, sign-in still lasts as long as the page.
  expect(jest.mocked(initializeAuth).mock.calls).toStrictEqual([
    ['the app', { persistence: ['IndexedDB', 'local storage', 'memory'] }],
  ]);
});
