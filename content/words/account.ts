/**
 * Sign-in errors: what happened and what to do about it. By SDK error code, or by the error's name
 * when it has no code. Codes: https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
const faults: Partial<Record<string, string>> = {
  'auth/user-disabled':
    'This account can’t sign in here. Use another one, or ask the people who run this site.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Try again; if it’s still blocked, allow pop-ups for this site in the address bar.',
  'auth/network-request-failed':
    'We couldn’t reach the sign-in service. Check your connection, then try again.',
  'auth/unauthorized-domain':
    'Sign-in isn’t set up for this address. The people who run this site can fix that.',
  'auth/operation-not-allowed':
    'Google sign-in is turned off here. The people who run this site can change that.',
  'auth/invalid-credential': 'Google’s response was invalid or came too late. Try again.',
  'auth/user-token-expired': 'Your last sign-in has expired. Sign in again.',
  'auth/internal-error':
    'The sign-in service failed. Check your connection and any content blocker, then try again.',
  ChunkLoadError: 'Sign-in didn’t load. Check your connection or content blocker, then try again.',
  TimeoutError:
    'The sign-in service isn’t responding. Check your connection, then try again. If that doesn’t help, reload the page.',
};

/** The text of the account control. */
export const account = {
  label: 'Account',
  checking: 'Checking…',
  /** Before the button that signs in. */
  invitation: 'Have an account?',
  /** We couldn't find out who is signed in. */
  unknown: 'Couldn’t check sign-in',
  signIn: 'Sign in',
  /** What signing in is for, so far. */
  optional: 'For customers. You can see every page without signing in.',
  signOut: 'Sign out',
  /** Shown in the popup until Google's page loads. */
  opening: 'Waiting for Google…',
  waiting: 'Continue in the Google window. If you don’t see it, press the button again.',
  signedIn: 'You’re signed in.',
  signedOut: 'You’re signed out.',
  faults,
  /** Not an error. */
  closed: 'The Google window was closed. To try again, press the button.',
  /** Any other error. */
  signInFailed: 'Sign-in didn’t work. Try again in a moment.',
  signOutFailed: 'Sign-out didn’t work, so you’re still signed in. Try again in a moment.',
} as const;
