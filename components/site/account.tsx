'use client';

import { useEffect, useRef, useState } from 'react';
import type { AccountWords } from '@/content/words/account';
import { useAuth } from '@/lib/auth/auth';
import { patience } from '@/lib/auth/in-time';

interface Props {
  words: AccountWords;
  /** Stands for a person without a picture or a name. */
  icon: React.ReactNode;
  buttonStyle: string;
}

/** Who is signed in, and the way in and out. Its button keeps its place, whatever it shows. */
export function Account({ words, icon, buttonStyle }: Props) {
  const { user, loading, reported, attempt, prepare, signIn, signOut } = useAuth();
  const [late, setLate] = useState(false);
  const [broken, setBroken] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLOutputElement>(null);
  const checking = loading && !late && !attempt;
  const { text, style } = sentence(attempt, words);

  // No one has asked yet: the wait ends without a word.
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);

  // A menu that opens brings the button near.
  useEffect(() => {
    const menu = button.current?.closest('dialog');
    menu?.addEventListener('toggle', prepare);
    return () => menu?.removeEventListener('toggle', prepare);
  }, [prepare]);

  // On a low screen it may be out of sight.
  useEffect(() => {
    if (text) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);

  function act(event: React.MouseEvent) {
    // The second half of a double click was not meant for what the button has become.
    if (checking || event.detail > 1) return;
    // What goes wrong is told by the attempt.
    (user ? signOut() : signIn()).catch(() => {});
  }

  const name = user?.displayName || user?.email || '';
  const picture = user?.photoURL;
  const nobody = checking ? words.checking : reported ? words.notSignedIn : words.unknown;
  return (
    <section
      aria-label={words.label}
      aria-busy={checking}
      className="needs-script relative mt-auto flex shrink-0 flex-col gap-3 border-t border-line pt-4 pb-8"
    >
      <div className="flex h-16 items-center gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-input text-sm font-semibold text-muted"
        >
          {picture && picture !== broken ? (
            // oxlint-disable-next-line nextjs/no-img-element -- next/image costs each page 5 KB of script and does nothing here
            <img
              src={picture}
              alt=""
              width={40}
              height={40}
              referrerPolicy="no-referrer"
              onError={() => setBroken(picture)}
            />
          ) : (
            initials(name) || icon
          )}
        </span>
        <p className="text-sm leading-tight wrap-anywhere">
          <span className="line-clamp-2 font-semibold">{user ? name : nobody}</span>
          {user?.displayName && (
            <span className="line-clamp-2 text-xs text-muted">{user.email}</span>
          )}
        </p>
      </div>
      <button
        ref={button}
        type="button"
        aria-disabled={checking}
        // Whoever comes near may press: what that needs is on its way by then.
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={act}
        className={buttonStyle}
      >
        {user ? words.signOut : words.signIn}
      </button>
      <output ref={answer} className={`text-sm empty:absolute tall:order-first ${style}`}>
        {text}
      </output>
    </section>
  );
}

/** What to say of an attempt, and how. That it is done is seen anyway, and only needs to be said. */
function sentence(attempt: ReturnType<typeof useAuth>['attempt'], words: AccountWords) {
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

/** The first letters of the first and the last word of a name. */
function initials(name: string) {
  return name
    .trim()
    .match(/^\S|(?<= )\S(?=\S*$)/gu)
    ?.join('')
    .toUpperCase();
}
