'use client';

import { useEffect, useId, useRef, useState } from 'react';
// Imported rather than passed as a prop, because scripts are cached.
import { account as words } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';

/** Shows who is signed in, with one button that stays in the same place in every state. */
export function Account() {
  // On a phone, it's in the closed menu. Most visits there end without it, and the SDK is 27 KB.
  const place = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const auth = useAuth(isSeen);
  const { user, isAuthenticated, loading, reported, attempt, prepare } = auth;
  const message = useRef<HTMLOutputElement>(null);
  // The sidebar and the menu both have one.
  const optionalId = useId();
  const checking = loading && !attempt;
  const { text, style } = messageOf(attempt);

  // On a short screen, the message or the button below it may be out of view, at the end of the
  // menu. `scrollIntoView` would move the page, too.
  useEffect(() => {
    const menu = message.current?.parentElement?.parentElement;
    if (text && menu) menu.scrollTop = menu.scrollHeight;
  }, [text]);

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  function act(event: React.MouseEvent) {
    // Ignore the second click of a double click: by then, the button does something else.
    if (checking || event.detail > 1) return;
    // The attempt in the auth state reports any error.
    (isAuthenticated ? auth.signOut() : auth.signIn()).catch(() => {});
  }

  const noUserText = checking ? words.checking : reported ? words.invitation : words.unknown;
  return (
    <section
      ref={place}
      aria-label={words.label}
      aria-busy={checking}
      className="needs-script relative mx-6 mt-auto flex shrink-0 flex-col border-t border-line pt-2 pb-3"
    >
      <output ref={message} className={`text-sm empty:absolute ${style}`}>
        {text}
      </output>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm leading-tight">
        <p className="min-w-0 grow basis-16">
          <span className={isAuthenticated ? 'block truncate font-semibold' : undefined}>
            {isAuthenticated ? user?.displayName || user?.email : noUserText}
          </span>
          {user?.displayName && (
            <span className="block truncate text-xs text-muted">{user.email}</span>
          )}
        </p>
        <button
          type="button"
          aria-disabled={checking}
          // Start loading the SDK before the click.
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={act}
          aria-describedby={isAuthenticated ? undefined : optionalId}
          className="min-h-11 px-1 font-semibold underline underline-offset-4 aria-disabled:opacity-60"
        >
          {isAuthenticated ? words.signOut : words.signIn}
        </button>
      </div>
      {!isAuthenticated && (
        <p id={optionalId} className="text-xs text-muted">
          {words.optional}
        </p>
      )}
    </section>
  );
}

/** The message for an attempt. Success is plain to see, so that's only for screen readers. */
function messageOf(attempt: ReturnType<typeof useAuth>['attempt']) {
  const { action, outcome, code = '' } = attempt ?? {};
  const signingIn = action === 'signIn';
  if (outcome === 'done')
    return { text: signingIn ? words.signedIn : words.signedOut, style: 'sr-only' };
  if (outcome !== 'failed') return { text: signingIn && words.waiting, style: 'text-muted' };
  if (signingIn && code === 'auth/popup-closed-by-user')
    return { text: words.closed, style: 'text-muted' };
  return {
    text: signingIn ? (words.faults[code] ?? words.signInFailed) : words.signOutFailed,
    style: 'border-l-2 border-danger pl-4',
  };
}
