import { eachVariant, type Edits, shownVariant, type Variant } from './edits';

/** A state that can be gone back to, and the name of what was changed after it. */
export interface Step {
  edits: Edits;
  name: string;
}

/** The edits, with every state that can be undone or redone. The newest steps come last. */
export interface History {
  past: readonly Step[];
  now: Edits;
  future: readonly Step[];
  /**
   * The field that the last change was made in, and when, in milliseconds. Undefined after anything
   * else.
   */
  typing?: { path: string; at: number };
}

export type Action =
  | { type: 'edit'; variant: Variant; path: string; name: string; at: number }
  | { type: 'duplicate' | 'drop'; name: string }
  | { type: 'show'; shown: 0 | 1 }
  /** Other edits in place of these: a link's, or none at all. */
  | { type: 'load'; edits: Edits; name: string }
  /** What was stored, in place of everything. */
  | { type: 'restore'; history: History }
  | { type: 'undo' }
  | { type: 'redo' };

/** Typing in one field, with pauses shorter than this, is undone in one step. */
const pauseMs = 1000;

const maxSteps = 100;

export function reduce(history: History, action: Action): History {
  const { past, now, future } = history;
  switch (action.type) {
    case 'edit': {
      const { path, at } = action;
      const edits = eachVariant(now, (each, index) =>
        index === now.shown ? action.variant : each,
      );
      const next = changed(history, edits, action);
      const isSameStep = history.typing?.path === path && at - history.typing.at < pauseMs;
      return { ...next, past: isSameStep ? past : next.past, typing: { path, at } };
    }
    case 'duplicate':
      return changed(history, { variants: [now.variants[0], shownVariant(now)], shown: 1 }, action);
    case 'drop':
      return changed(
        history,
        { variants: [now.variants[now.shown === 0 ? 1 : 0] ?? {}], shown: 0 },
        action,
      );
    case 'show':
      // This only switches variants, so there's nothing to undo.
      return { ...history, now: { ...now, shown: action.shown }, typing: undefined };
    case 'load':
      return changed(history, action.edits, action);
    case 'restore':
      return action.history;
    case 'undo': {
      const last = past.at(-1);
      if (!last) return history;
      return {
        past: past.slice(0, -1),
        now: last.edits,
        future: [...future, { ...last, edits: now }],
      };
    }
    case 'redo': {
      const last = future.at(-1);
      if (!last) return history;
      return {
        past: [...past, { ...last, edits: now }],
        now: last.edits,
        future: future.slice(0, -1),
      };
    }
    default:
      return action satisfies never;
  }
}

function changed({ past, now }: History, next: Edits, { name }: { name: string }): History {
  return { past: [...past, { edits: now, name }].slice(-maxSteps), now: next, future: [] };
}
