'use client';

import { useEffect, useState } from 'react';
import type { AccountWords } from '@/content/account';
import { useAuth } from '@/lib/auth/auth';

interface Props {
  words: AccountWords;
  /** Stands for a person without a picture or a name. */
  icon: React.ReactNode;
  buttonStyle: string;
}

interface Answer {
  text: string;
  /** Whether it is a fault, or is seen anyway and only needs to be said. */
  kind?: 'fault' | 'done';
  /** Whose state it speaks of: once another one is signed in, or no one, it is history. */
  about?: string;
}

const styles = { fault: 'border-l-2 border-accent pl-3', done: 'sr-only' };

/** In milliseconds: how long the service may take before a visitor is told. */
const patience = 10_000;

/** Who is signed in, and the way in and out. Keeps its size, whatever it shows. */
export function Account({ words, icon, buttonStyle }: Props) {
  const { user, loading, prepare, signIn, signOut } = useAuth();
  const [latest, setAnswer] = useState<Answer>();
  const [broken, setBroken] = useState<string>();
  const answer = latest?.about === user?.uid ? latest : undefined;
  /** What the service still owes: the outcome of an attempt, or who is signed in at all. */
  const awaited = answer?.text === words.waiting ? answer : loading;
  const [overdue, setOverdue] = useState<typeof awaited>(false);
  const late = awaited && awaited === overdue;
  const checking = awaited === true && !late;

  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(() => setOverdue(awaited), patience);
    return () => clearTimeout(timer);
  }, [awaited]);

  async function act() {
    if (checking) return;
    setAnswer(user ? undefined : { text: words.waiting });
    try {
      const now = await (user ? signOut() : signIn());
      setAnswer({
        text: now ? words.signedIn : words.signedOut,
        kind: 'done',
        about: now?.uid,
      });
    } catch (error) {
      const kind = kindOf(error);
      const quiet = words.quiet[kind];
      setAnswer({
        text: quiet ?? words.faults[kind] ?? (user ? words.signOutFailed : words.signInFailed),
        kind: quiet ? undefined : 'fault',
        about: user?.uid,
      });
    }
  }

  const name = user?.displayName || user?.email || '';
  const picture = user?.photoURL;
  return (
    <section
      aria-label={words.label}
      aria-busy={checking}
      className="needs-script mt-auto flex flex-col gap-3 border-t border-line bg-background pt-4 pb-8 tall:sticky tall:bottom-0"
    >
      <div className="flex h-12 items-center gap-3">
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
        <p className="min-w-0 text-sm leading-snug">
          <span className="block truncate font-semibold">
            {user ? name : checking ? words.checking : words.notSignedIn}
          </span>
          {user?.displayName && (
            <span className="line-clamp-2 text-xs wrap-anywhere text-muted">{user.email}</span>
          )}
        </p>
      </div>
      <button
        type="button"
        aria-disabled={checking}
        // Whoever comes near may press: what that needs is on its way by then. A menu that opens brings it near.
        ref={(button) =>
          button?.closest('dialog')?.addEventListener('toggle', prepare, { once: true })
        }
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void act()}
        className={buttonStyle}
      >
        {user ? words.signOut : words.signIn}
      </button>
      <output
        className={`order-first text-sm empty:absolute ${answer?.kind ? styles[answer.kind] : 'text-muted'}`}
      >
        {late ? words.slow : answer?.text}
      </output>
    </section>
  );
}

/** The SDK's code (`auth/…`), or the name of an error that has none. */
function kindOf(error: unknown) {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : error.name;
}

/** The first letters of the first and the last word of a name. */
function initials(name: string) {
  return name
    .match(/^\S|(?<= )\S(?=\S*$)/gu)
    ?.join('')
    .toUpperCase();
}
