'use client';

import type { User } from 'firebase/auth';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { signInOffered } from './sign-in-offered';
import { withTimeout } from './with-timeout';

interface Attempt {
  action: 'signIn' | 'signOut';
  /** Undefined until the attempt ends. */
  outcome?: 'done' | 'failed';
  /** If it failed: the SDK's error code (`auth/…`), or the error's name when it has no code. */
  code?: string;
}

interface AuthState {
  user: User | null;
  /** True until we first hear who is signed in; false if we can't find out. */
  loading: boolean;
  /** Why the latest attempt failed, in the SDK's own words. Not meant for visitors. */
  error: string | null;
  /** Whether we've heard who is signed in. Until then, `user: null` means that we don't know. */
  reported: boolean;
  attempt: Attempt | null;
}

interface Auth extends AuthState {
  isAuthenticated: boolean;
  /** Opens Google's popup, so call it from a click. Rethrows any error. */
  signIn: () => Promise<void>;
  /** Rethrows any error. */
  signOut: () => Promise<void>;
  /** Starts loading the SDK now, so that a click soon after this opens its popup without delay. */
  prepare: () => void;
}

const AuthContext = createContext<Auth | null>(null);

async function loadIdentity() {
  if (!signInOffered) throw new Error("Sign-in isn't set up in this build. See .env.example.");
  return import('./identity');
}

/** Holds the auth state for all pages. It outlives navigation: a new page doesn't check again. */
export function AuthProvider({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<AuthState>({
    user: null,
    loading: signInOffered,
    error: null,
    reported: false,
    attempt: null,
  });
  const [shouldLoad, setShouldLoad] = useState(false);

  useEffect(() => {
    if (!shouldLoad) return undefined;
    let unmounted = false;
    let unsubscribe = () => {};
    void loadIdentity().then(
      ({ observe }) => {
        if (unmounted) return;
        unsubscribe = observe((user) =>
          setState((previous) => ({
            ...previous,
            user,
            loading: false,
            reported: true,
            // Once someone else is signed in, the last user's attempt no longer matters.
            attempt: previous.user?.uid === user?.uid ? previous.attempt : null,
          })),
        );
      },
      () => {
        setState((previous) => ({ ...previous, loading: false }));
        // Lets the next attempt try again.
        setShouldLoad(false);
      },
    );
    return () => {
      unmounted = true;
      unsubscribe();
    };
  }, [shouldLoad]);

  const actions = useMemo(() => {
    const prepare = () => setShouldLoad(true);

    async function attempt(action: Attempt['action'], fallbackMessage: string) {
      const current: Attempt = { action };
      prepare();
      setState((previous) => ({ ...previous, error: null, attempt: current }));
      try {
        const identity = await withTimeout(loadIdentity());
        const user = await identity[action]();
        const done = { action, outcome: 'done' } as const;
        setState({ user, loading: false, error: null, reported: true, attempt: done });
      } catch (error) {
        const isError = error instanceof Error;
        const failed = {
          error: isError ? error.message : fallbackMessage,
          attempt: { action, outcome: 'failed', code: isError ? codeOf(error) : '' },
        } as const;
        // Only if no newer attempt has started meanwhile.
        setState((previous) =>
          previous.attempt === current ? { ...previous, ...failed } : previous,
        );
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
 * The auth state, with the actions that change it. The SDK loads once the browser is idle, and only
 * on pages that use this hook.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth has to be called inside an AuthProvider.');
  const { prepare } = auth;
  useEffect(() => {
    if (window.requestIdleCallback) window.requestIdleCallback(prepare, { timeout: 5000 });
    else setTimeout(prepare, 2000);
  }, [prepare]);
  return auth;
}
