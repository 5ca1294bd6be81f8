const waiting = 'Continue in the Google window. If you see none, press again.';

/** By the SDK's code: what is no fault, and is told quietly. */
const quiet: Partial<Record<string, string>> = {
  'auth/popup-closed-by-user': 'The sign-in window was closed before you had finished.',
  // A newer attempt took its place, and now that one is waiting.
  'auth/cancelled-popup-request': waiting,
};

/** By the SDK's code, or the name of an error that has none: what happened, and what to do. */
const faults: Partial<Record<string, string>> = {
  'auth/user-disabled':
    'This account is switched off. Ask whoever manages it, or sign in with another.',
  'auth/too-many-requests':
    'Too many attempts in a short time. Wait a few minutes, then try again.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Try again; if it stays blocked, allow pop-ups for this site in the address bar.',
  'auth/network-request-failed':
    'The sign-in service could not be reached. Check your connection, then try again.',
  'auth/unauthorized-domain':
    'Signing in is not set up for this address. Whoever runs this site can change that.',
  'auth/operation-not-allowed':
    'Signing in with Google is switched off here. Whoever runs this site can change that.',
  'auth/invalid-credential': 'Google’s answer was not valid, or came too late. Try again.',
  'auth/user-token-expired': 'Your last sign-in has expired. Sign in again.',
  'auth/internal-error':
    'The sign-in service did not work. Check your connection and your content blocker, then try again.',
  ChunkLoadError:
    'What signing in needs could not be loaded. Check your connection and your content blocker, then try again.',
};

/** The words of the account control. */
export const account = {
  label: 'Account',
  checking: 'Checking sign-in…',
  notSignedIn: 'Not signed in',
  signIn: 'Sign in with Google',
  signOut: 'Sign out',
  waiting,
  /** After ten seconds of waiting for the service, whatever for. */
  slow: 'The sign-in service has not answered yet. If its window is open, finish there; if not, try again.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  quiet,
  faults,
  /** Any other fault. */
  signInFailed: 'Signing in did not work. Try again in a moment.',
  signOutFailed: 'Signing out did not work. You are still signed in; try again in a moment.',
} as const;

export type AccountWords = typeof account;
