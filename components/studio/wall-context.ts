import { createContext, use } from 'react';

/** Words on an artboard: which text they are, and where the text's box opens. */
export interface Selection {
  path: string;
  /** The artboard. Undefined if the text isn't on one. */
  board?: string;
}

export interface WallContext {
  selection?: Selection;
  select: (selection: Selection | undefined) => void;
  changed: ReadonlySet<string>;
  /** Keeps track of the texts on each artboard, in reading order. */
  report: (board: string, paths: readonly string[]) => void;
}

export const Wall = createContext<WallContext>({
  select: () => {},
  changed: new Set(),
  report: () => {},
});

export const useWall = () => use(Wall);
