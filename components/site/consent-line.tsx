'use client';

import { useState, useSyncExternalStore } from 'react';
import { buttonStyles } from '@/components/ui/button';
import type { Hosts } from '@/content/schema';

type Answer = 'accepted' | 'declined';

const key = 'consent';

/** Browsers can forbid storage. Then the question comes back with the next page. */
function readAnswer(): Answer | null {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined' ? stored : null;
  } catch {
    return null;
  }
}

function storeAnswer(answer: Answer) {
  try {
    window.localStorage.setItem(key, answer);
  } catch {
    // It holds until the page is left.
  }
}

// Only this component changes the answer.
const subscribe = () => () => {};

interface Props extends NonNullable<Hosts['consent']> {
  /** The addresses of the scripts that wait for consent. */
  scripts: string[];
}

/**
 * Asks before other sites' scripts load. Until somebody answers, the question is at the bottom of
 * the screen; then at the end of the page, where the answer can be changed.
 */
export function ConsentLine({ text, accept, decline, scripts }: Props) {
  const [chosen, setChosen] = useState<Answer>();
  // Undefined in the exported page, null if there's no answer yet.
  const stored = useSyncExternalStore(subscribe, readAnswer, () => undefined);
  const answer = chosen ?? stored;
  if (answer === undefined) return null;

  const choices: [choice: Answer, label: string][] = [
    ['accepted', accept],
    ['declined', decline],
  ];

  function choose(next: Answer) {
    storeAnswer(next);
    // What a script has started only ends with the page.
    if (answer === 'accepted') window.location.reload();
    else setChosen(next);
  }

  return (
    <>
      {answer === 'accepted' && scripts.map((src) => <script key={src} async src={src} />)}
      <aside
        data-asks={answer === null || undefined}
        className="z-35 flex flex-wrap items-center gap-3 border-t border-line bg-background px-4 py-3 data-asks:sticky data-asks:bottom-0 sm:px-8 print:hidden"
      >
        <p className="text-sm">{text}</p>
        {choices
          .filter(([choice]) => choice !== answer)
          .map(([choice, label]) => (
            <button
              key={choice}
              type="button"
              onClick={() => choose(choice)}
              className={buttonStyles('tool', 'px-4')}
            >
              {label}
            </button>
          ))}
      </aside>
    </>
  );
}
