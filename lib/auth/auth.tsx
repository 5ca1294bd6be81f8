'use client';

import type { User } from 'firebase/auth';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { signInOffered } from './settings';

interface AuthState {
  user: User | null;
  /** Until the first report of who is signed in; false where this build has no identity service. */
  loading: boolean;
  /** The message of the last attempt's failure, as the SDK words it: not for a person to read. */
  error: string | null;
}

interface Auth extends AuthState {
  isAuthenticated: boolean;
  /** Opens a popup of Google's: call it from a click. Rethrows what goes wrong. Resolves to who is signed in now. */
  signIn: () => Promise<User | null>;
  /** Rethrows what goes wrong. */
  signOut: () => Promise<User | null>;
  /** Loads the SDK at once, so that a click soon after opens its popup before the browser takes it for an ad. */
  prepare: () => void;
}

const AuthContext = createContext<Auth | null>(null);

// Throwing here, not there: what is thrown counts as a failure of the attempt.
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
          setState((before) => ({ ...before, user, loading: false })),
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
    const prepare = () => setWanted(signInOffered);

    async function attempt(action: 'signIn' | 'signOut', failure: string) {
      prepare();
      setState((before) => ({ ...before, error: null }));
      try {
        const identity = await loadIdentity();
        const user = await identity[action]();
        setState({ user, loading: false, error: null });
        return user;
      } catch (error) {
        const message = error instanceof Error ? error.message : failure;
        setState((before) => ({ ...before, error: message }));
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
