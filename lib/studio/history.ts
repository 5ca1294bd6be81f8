import { type Edits, noEdits, shownVariant, type Variant } from './edits';

/** The edits, with every state that can be undone or redone. */
export interface History {
  past: readonly Edits[];
  now: Edits;
  future: readonly Edits[];
  /**
   * The field that the last change was made in, and when, in milliseconds. Undefined after anything
   * else.
   */
  typing?: { path: string; at: number };
}

export type Action =
  | { type: 'edit'; variant: Variant; path: string; at: number }
  | { type: 'reset' }
  | { type: 'duplicate' }
  | { type: 'drop' }
  | { type: 'show'; shown: 0 | 1 }
  | { type: 'load'; edits: Edits }
  | { type: 'undo' }
  | { type: 'redo' };

export const newHistory = (now: Edits = noEdits): History => ({ past: [], now, future: [] });

/** Typing in one field, with pauses shorter than this, is undone in one step. */
const pauseMs = 1000;

const maxSteps = 200;

export function reduce(history: History, action: Action): History {
  const { past, now, future } = history;
  switch (action.type) {
    case 'edit': {
      const { path, at } = action;
      const next = changed(history, withShown(now, action.variant));
      const isSameStep = history.typing?.path === path && at - history.typing.at < pauseMs;
      return { ...next, past: isSameStep ? past : next.past, typing: { path, at } };
    }
    case 'reset':
      return changed(history, withShown(now, {}));
    case 'duplicate':
      return changed(history, { variants: [now.variants[0], shownVariant(now)], shown: 1 });
    case 'drop':
      return changed(history, {
        variants: [now.variants[now.shown === 0 ? 1 : 0] ?? {}],
        shown: 0,
      });
    case 'show':
      // This only switches variants, so there's nothing to undo.
      return { ...history, now: { ...now, shown: action.shown }, typing: undefined };
    case 'load':
      return changed(history, action.edits);
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

function changed({ past, now }: History, next: Edits): History {
  return { past: [...past, now].slice(-maxSteps), now: next, future: [] };
}

function withShown({ variants: [first, second], shown }: Edits, variant: Variant): Edits {
  if (second === undefined) return { variants: [variant], shown: 0 };
  return { variants: shown === 0 ? [variant, second] : [first, variant], shown };
}
