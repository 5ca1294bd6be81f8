/** By the SDK's code: what is no fault, and is told quietly. */
const quiet: Partial<Record<string, string>> = {
  'auth/popup-closed-by-user': 'The Google window was closed. To try again, press the button.',
};

/** Of signing in, by the SDK's code, or the name of an error that has none: what happened, and what to do. */
const faults: Partial<Record<string, string>> = {
  'auth/user-disabled':
    'This account may not sign in here. Use another, or ask whoever runs this site.',
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
  TimeoutError:
    'The sign-in service has not answered. Check your connection, then try again; if that does not help, reload the page.',
};

/** The words of the account control. */
export const account = {
  label: 'Account',
  checking: 'Checking sign-in…',
  notSignedIn: 'Not signed in',
  /** No one has said who is signed in, and it may be that no one will. */
  unknown: 'Sign-in could not be checked',
  signIn: 'Sign in with Google',
  signOut: 'Sign out',
  /** In the popup, until Google's page is there. */
  opening: 'Waiting for Google…',
  waiting: 'Continue in the Google window. If you do not see it, press the button again.',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  quiet,
  faults,
  /** Any other fault. */
  signInFailed: 'Signing in did not work. Try again in a moment.',
  signOutFailed: 'Signing out did not work. You are still signed in; try again in a moment.',
} as const;

export type AccountWords = typeof account;
