'use client';

import { useEffect, useRef, useState } from 'react';
// Imported rather than passed as a prop, because scripts are cached.
import { account as words } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { timeoutMs } from '@/lib/auth/with-timeout';

interface Props {
  /** Shown for someone who has no picture and no name. */
  icon: React.ReactNode;
}

/**
 * Shows who is signed in, with one button to sign in or out. The button stays in the same place in
 * every state.
 */
export function Account({ icon }: Props) {
  const { user, loading, reported, attempt, prepare, signIn, signOut } = useAuth();
  const [timedOut, setTimedOut] = useState(false);
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLOutputElement>(null);
  const checking = loading && !timedOut && !attempt;
  const { text, style } = messageOf(attempt);

  // The visitor hasn't asked for anything yet, so we stop waiting without a message.
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);

  // Once the menu is open, the visitor may be about to sign in.
  useEffect(() => {
    const menu = button.current?.closest('dialog');
    menu?.addEventListener('toggle', prepare);
    return () => menu?.removeEventListener('toggle', prepare);
  }, [prepare]);

  // On a short screen, the message or the button below it may be out of view.
  useEffect(() => {
    if (text) message.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [text]);

  function act(event: React.MouseEvent) {
    // Ignore the second click of a double click: by then, the button does something else.
    if (checking || event.detail > 1) return;
    // The attempt in the auth state reports any error.
    (user ? signOut() : signIn()).catch(() => {});
  }

  const name = user?.displayName || user?.email || '';
  const picture = user?.photoURL;
  const noUserText = checking ? words.checking : reported ? words.notSignedIn : words.unknown;
  return (
    <section
      aria-label={words.label}
      aria-busy={checking}
      className="needs-script relative mx-6 mt-auto flex shrink-0 flex-col gap-2 border-t border-line py-3"
    >
      <output ref={message} className={`text-sm empty:absolute ${style}`}>
        {text}
      </output>
      <div className="flex h-11 items-center gap-2 text-sm leading-tight lg:h-10">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm bg-input font-semibold text-muted"
        >
          {picture && picture !== brokenPicture ? (
            // oxlint-disable-next-line nextjs/no-img-element -- next/image would add 5 KB of script to each page
            <img
              src={picture}
              alt=""
              width={32}
              height={32}
              referrerPolicy="no-referrer"
              onError={() => setBrokenPicture(picture)}
            />
          ) : (
            initials(name) || icon
          )}
        </span>
        <p className="min-w-0 flex-1">
          <span className={user ? 'block truncate font-semibold' : 'line-clamp-2'}>
            {user ? name : noUserText}
          </span>
          {user?.displayName && (
            <span className="block truncate text-xs text-muted">{user.email}</span>
          )}
        </p>
        <button
          ref={button}
          type="button"
          aria-disabled={checking}
          // Start loading the SDK before the click.
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={act}
          className="-mr-1 h-full shrink-0 px-1 font-semibold underline underline-offset-4 hover:no-underline aria-disabled:opacity-60"
        >
          {user ? words.signOut : words.signIn}
        </button>
      </div>
    </section>
  );
}

/**
 * The message for an attempt, and its style. Success is plain to see, so that message is only for
 * screen readers.
 */
function messageOf(attempt: ReturnType<typeof useAuth>['attempt']) {
  const { action, outcome, code = '' } = attempt ?? {};
  const signingIn = action === 'signIn';
  if (outcome === 'done')
    return { text: signingIn ? words.signedIn : words.signedOut, style: 'sr-only' };
  if (outcome !== 'failed') return { text: signingIn && words.waiting, style: 'text-muted' };
  const quiet = words.quiet[code];
  if (signingIn && quiet) return { text: quiet, style: 'text-muted' };
  return {
    text: signingIn ? (words.faults[code] ?? words.signInFailed) : words.signOutFailed,
    style: 'border-l-2 border-danger pl-3',
  };
}

/** The first letters of a name's first and last words. */
function initials(name: string) {
  return name
    .trim()
    .split(/\s+/)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .map(([initial]) => initial)
    .join('')
    .toUpperCase();
}
