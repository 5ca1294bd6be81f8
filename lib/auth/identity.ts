// The identity service. Loaded on demand, by auth.tsx alone: its SDK is in no page's first load.
// The hosted database is not here: the product has no collection, query or caller for one, and its pages fetch no data.
// Whoever adds the first query adds `firebase/firestore` beside this file, loaded on demand like it.
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut as endSession,
  type User,
} from 'firebase/auth';
import { withPopup } from './with-popup';

const app = initializeApp(
  {
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  },
  { automaticDataCollectionEnabled: false },
);

// The first of these that the browser allows. No popup resolver here: it would fetch Google's script before a click.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});

const emulator = process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL;
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

/** Reports who is signed in, at first and at every change, in this tab or another; returns what ends that. */
export function observe(report: (user: User | null) => void) {
  return onAuthStateChanged(auth, report);
}

/** Signs in with Google, in a popup: to be called from a click. Throws the SDK's `FirebaseError`, or a `TimeoutError`. */
export const signIn = withPopup(async (): Promise<User> => {
  const provider = new GoogleAuthProvider();
  const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
  return user;
});

export async function signOut(): Promise<null> {
  await endSession(auth);
  return null;
}
