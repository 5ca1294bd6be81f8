// The identity service. Only auth.tsx loads it, on demand, which keeps the SDK out of every page's
// first load. There's no database here because no page stores or fetches data. If you need one, add
// `firebase/firestore` in a file next to this one and load it the same way.
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

const settings = {
  apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
  projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
};
const app = initializeApp(settings, { automaticDataCollectionEnabled: false });

// Firebase uses the first storage the browser allows. The popup resolver isn't set here because it
// would fetch Google's script before anyone clicks.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});

const emulator = process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL;
if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });

/** Calls `onChange` with the user, now and on each change in any tab. Returns what stops it. */
export const observe = (onChange: (user: User | null) => void) =>
  onAuthStateChanged(auth, onChange);

/**
 * Signs in with Google in a popup. Call it from a click.
 * @throws the SDK's `FirebaseError`, or a `TimeoutError` if the popup doesn't get going
 */
export const signIn = withPopup(async (): Promise<User> => {
  const google = new GoogleAuthProvider();
  return (await signInWithPopup(auth, google, browserPopupRedirectResolver)).user;
});

/** @returns the user, who is now `null`. @throws the SDK's `FirebaseError` */
export const signOut = () => endSession(auth).then(() => null);
