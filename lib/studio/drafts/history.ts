import type { Edits } from '@/lib/campaign/edits/edits';

/** A state that can be restored, and the name of the change made after it. */
interface Step {
  edits: Edits;
  name: string;
}

/** What's stored of a campaign. */
export interface Draft {
  edits: Edits;
  /** The table that variants are made from, as it was pasted; empty if there's none. */
  table: string;
  /** The table's column that names its rows, if somebody has chosen it; empty if they're numbered. */
  nameColumn?: string;
}

export const draftOf = (edits: Edits, rest: Partial<Draft> = {}): Draft => ({
  table: '',
  ...rest,
  edits,
});

/** A draft with what can be undone or redone while the page is open, the newest steps last. */
export interface History extends Draft {
  past: readonly Step[];
  future: readonly Step[];
  /** The field that the last change was typed in, and when (`performance.now()`, never set back). */
  typing?: { path: string; at: number };
}

export const historyOf = (draft: Draft): History => ({ ...draft, past: [], future: [] });

export type Action =
  | { type: 'change'; edits: Edits; name: string; typing?: History['typing'] }
  | { type: 'show'; shown: number }
  | { type: 'undo' }
  | { type: 'redo' };

/** Typing in one field, with pauses shorter than this, is undone in one step. */
const pauseMs = 1000;

const maxSteps = 100;

export function reduce(history: History, action: Action): History {
  const { past, edits: present, future } = history;
  switch (action.type) {
    case 'change': {
      const { edits, name, typing } = action;
      const last = history.typing;
      const isSameStep = typing && typing.path === last?.path && typing.at - last.at < pauseMs;
      const steps = isSameStep ? past : [...past, { edits: present, name }].slice(-maxSteps);
      return { ...history, past: steps, edits, future: [], typing };
    }
    case 'show':
      return { ...history, edits: { ...present, shown: action.shown }, typing: undefined };
    case 'undo':
    case 'redo': {
      const isUndo = action.type === 'undo';
      const [from, to] = isUndo ? [past, future] : [future, past];
      const last = from.at(-1);
      if (!last) return history;
      const [fewer, more] = [from.slice(0, -1), [...to, { ...last, edits: present }]];
      const steps = isUndo ? { past: fewer, future: more } : { past: more, future: fewer };
      return { ...history, ...steps, edits: last.edits, typing: undefined };
    }
    default:
      return action satisfies never;
  }
}
