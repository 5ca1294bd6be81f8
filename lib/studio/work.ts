import type { Edits } from './edits';

/** What's being worked on: one variant of the campaign, or two to test against each other, and which one is shown. */
export interface Work {
  variants: readonly [Edits] | readonly [Edits, Edits];
  shown: 0 | 1;
}

/** The work, with every state that can be undone or redone. */
export interface History {
  past: readonly Work[];
  now: Work;
  future: readonly Work[];
  /** The field that the last change was made in, and when, in milliseconds. Undefined after anything else. */
  typing?: { path: string; at: number };
}

export type Action =
  | { type: 'edit'; edits: Edits; path: string; at: number }
  | { type: 'reset' }
  | { type: 'duplicate' }
  | { type: 'drop' }
  | { type: 'show'; shown: 0 | 1 }
  | { type: 'load'; work: Work }
  | { type: 'undo' }
  | { type: 'redo' };

export const noWork: Work = { variants: [{}], shown: 0 };

export const newHistory = (now: Work = noWork): History => ({ past: [], now, future: [] });

/** The edits of the variant that's shown. */
export function shownEdits({ variants, shown }: Work): Edits {
  return variants[shown] ?? variants[0];
}

/** Names of variants, in `utm_content`, in file names and on the page. */
export const variantNames = ['a', 'b'] as const;

/** In milliseconds: typing in one field, with pauses shorter than this, is undone in one step. */
const pause = 1000;

/** How many steps can be undone. */
const steps = 200;

/** The next state of the history. */
export function reduce(history: History, action: Action): History {
  const { past, now, future } = history;
  switch (action.type) {
    case 'edit': {
      const { path, at } = action;
      const next = changed(history, withShownEdits(now, action.edits));
      const goesOn = history.typing?.path === path && at - history.typing.at < pause;
      return { ...next, past: goesOn ? past : next.past, typing: { path, at } };
    }
    case 'reset':
      return changed(history, withShownEdits(now, {}));
    case 'duplicate':
      return changed(history, { variants: [now.variants[0], shownEdits(now)], shown: 1 });
    case 'drop':
      return changed(history, {
        variants: [now.variants[now.shown === 0 ? 1 : 0] ?? {}],
        shown: 0,
      });
    case 'show':
      // This only switches variants, so there's nothing to undo.
      return { ...history, now: { ...now, shown: action.shown }, typing: undefined };
    case 'load':
      return changed(history, action.work);
    case 'undo': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest } : history;
    }
    default:
      return action satisfies never;
  }
}

function changed({ past, now }: History, next: Work): History {
  return { past: [...past, now].slice(-steps), now: next, future: [] };
}

function withShownEdits({ variants: [first, second], shown }: Work, edits: Edits): Work {
  if (second === undefined) return { variants: [edits], shown: 0 };
  return { variants: shown === 0 ? [edits, second] : [first, edits], shown };
}

/** Whether nothing has been changed. */
export function isUntouched({ variants: [first, second] }: Work): boolean {
  return second === undefined && Object.keys(first).length === 0;
}
