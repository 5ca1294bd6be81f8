'use client';

import type { User } from 'firebase/auth';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { inTime } from './in-time';
import { signInOffered } from './sign-in-offered';

/** The last time that someone tried to sign in or out here. */
interface Attempt {
  action: 'signIn' | 'signOut';
  /** None while it is under way. */
  outcome?: 'done' | 'failed';
  /** Of a failure: the SDK's code (`auth/…`), or the name of an error that has none. */
  code?: string;
}

interface AuthState {
  user: User | null;
  /** Until the first report of who is signed in; false where none can come. */
  loading: boolean;
  /** The message of the last attempt's failure, as the SDK words it: not for a person to read. */
  error: string | null;
  /** Whether there has been a report: without one, no user only means that no one knows. */
  reported: boolean;
  attempt: Attempt | null;
}

interface Auth extends AuthState {
  isAuthenticated: boolean;
  /** Opens a popup of Google's: call it from a click. Rethrows what goes wrong. */
  signIn: () => Promise<void>;
  /** Rethrows what goes wrong. */
  signOut: () => Promise<void>;
  /** Loads the SDK at once, so that a click soon after opens its popup before the browser takes it for an ad. */
  prepare: () => void;
}

const AuthContext = createContext<Auth | null>(null);

async function loadIdentity() {
  if (!signInOffered) throw new Error('This build has no identity service: see .env.example.');
  return import('./identity');
}

/** Holds the auth state for all pages. It lives as long as the site is open: navigation does not ask again. */
export function AuthProvider({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<AuthState>({
    user: null,
    loading: signInOffered,
    error: null,
    reported: false,
    attempt: null,
  });
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let unsubscribe = () => {};
    void loadIdentity().then(
      ({ observe }) => {
        if (left) return;
        unsubscribe = observe((user) =>
          setState((before) => ({
            ...before,
            user,
            loading: false,
            reported: true,
            // What was tried under another name is history.
            attempt: before.user?.uid === user?.uid ? before.attempt : null,
          })),
        );
      },
      () => {
        setState((before) => ({ ...before, loading: false }));
        // The next one who wants it tries again.
        setWanted(false);
      },
    );
    return () => {
      left = true;
      unsubscribe();
    };
  }, [wanted]);

  const actions = useMemo(() => {
    const prepare = () => setWanted(true);

    async function attempt(action: Attempt['action'], failure: string) {
      const mine: Attempt = { action };
      prepare();
      setState((before) => ({ ...before, error: null, attempt: mine }));
      try {
        const identity = await inTime(loadIdentity());
        const user = await identity[action]();
        const done = { action, outcome: 'done' } as const;
        setState({ user, loading: false, error: null, reported: true, attempt: done });
      } catch (error) {
        const known = error instanceof Error;
        const failed = {
          error: known ? error.message : failure,
          attempt: { action, outcome: 'failed', code: known ? codeOf(error) : '' },
        } as const;
        // A newer attempt has the word.
        setState((before) => (before.attempt === mine ? { ...before, ...failed } : before));
        throw error;
      }
    }

    return {
      prepare,
      signIn: () => attempt('signIn', 'Failed to sign in'),
      signOut: () => attempt('signOut', 'Failed to sign out'),
    };
  }, []);

  const auth = useMemo(
    () => ({ ...state, isAuthenticated: state.user !== null, ...actions }),
    [state, actions],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function codeOf(error: Error) {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * The auth state, and what changes it. A page that shows it loads the SDK when the browser is idle; one that does not
 * never loads it.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it.');
  const { prepare } = auth;
  useEffect(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(prepare, { timeout: 5000 });
    else setTimeout(prepare, 2000);
  }, [prepare]);
  return auth;
}
