import type { Edits } from './edits';

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
  /** Other edits in place of these. With `typing`, they're what somebody typed in a field. */
  | { type: 'change'; edits: Edits; name: string; typing?: History['typing'] }
  | { type: 'show'; shown: number }
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
    case 'change': {
      const { edits, name, typing } = action;
      const last = history.typing;
      const isSameStep = typing && typing.path === last?.path && typing.at - last.at < pauseMs;
      const steps = isSameStep ? past : [...past, { edits: now, name }].slice(-maxSteps);
      return { past: steps, now: edits, future: [], typing };
    }
    case 'show':
      // This only switches variants, so there's nothing to undo.
      return { ...history, now: { ...now, shown: action.shown }, typing: undefined };
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
