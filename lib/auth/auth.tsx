'use client';

import type { User } from 'firebase/auth';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { signInOffered } from './sign-in-offered';
import { withTimeout } from './with-timeout';

/** The SDK's code for an error (`auth/…`), or the error's name. */
function codeOf(error: unknown) {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

interface Attempt {
  action: 'signIn' | 'signOut';
  /** Undefined until the attempt ends. */
  outcome?: 'done' | 'failed';
  code?: string;
}

interface AuthState {
  user: User | null;
  /** True until we first hear who is signed in, or stop waiting for that. */
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
  /** Undefined until the SDK is asked who is signed in. */
  const report = useRef<Promise<void>>(undefined);
  const unsubscribe = useRef(() => {});
  useEffect(() => () => unsubscribe.current(), []);

  const actions = useMemo(() => {
    async function subscribe() {
      const { observe } = await loadIdentity();
      await new Promise<void>((resolve) => {
        unsubscribe.current = observe((user) => {
          setState((previous) => ({
            ...previous,
            user,
            loading: false,
            reported: true,
            // Once someone else is signed in, the last user's attempt no longer matters.
            attempt: previous.user?.uid === user?.uid ? previous.attempt : null,
          }));
          resolve();
        });
      });
    }

    function prepare() {
      if (report.current) return;
      report.current = subscribe();
      // If the SDK doesn't load, the next attempt loads it again.
      report.current.catch(() => (report.current = undefined));
      withTimeout(report.current).catch(() =>
        setState((previous) => ({ ...previous, loading: false })),
      );
    }

    async function attempt(action: Attempt['action'], fallbackMessage: string) {
      const current: Attempt = { action };
      prepare();
      setState((previous) => ({ ...previous, error: null, attempt: current }));
      try {
        const identity = await withTimeout(loadIdentity());
        const user = await identity[action]();
        const success = { action, outcome: 'done' } as const;
        setState({ user, loading: false, error: null, reported: true, attempt: success });
      } catch (error) {
        const message = error instanceof Error ? error.message : fallbackMessage;
        const failed = { action, outcome: 'failed', code: codeOf(error) } as const;
        // Only if no newer attempt has started meanwhile.
        setState((previous) =>
          previous.attempt === current
            ? { ...previous, error: message, attempt: failed }
            : previous,
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

/**
 * The auth state and its actions. Only pages that use it load the SDK, once they're idle.
 * @param isNeeded false while nobody can see what this is for: then, the SDK waits for that
 */
export function useAuth(isNeeded = true): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth has to be called inside an AuthProvider.');
  const { prepare } = auth;
  useEffect(() => {
    if (!isNeeded) return;
    if (window.requestIdleCallback) window.requestIdleCallback(prepare, { timeout: 5000 });
    else setTimeout(prepare, 2000);
  }, [isNeeded, prepare]);
  return auth;
}
