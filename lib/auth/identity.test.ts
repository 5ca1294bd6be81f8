import { getApp } from 'firebase/app';

test('the SDK collects no data by itself', async () => {
  process.env.NEXT_PUBLIC_FIREBASE_API_KEY = 'key';
  await import('./identity');
  expect(getApp().automaticDataCollectionEnabled).toBe(false);
});
