import { createContext, use, useMemo, useState } from 'react';
import { studio as words } from '@/content/words/studio';
import { reviewOf } from '@/lib/studio/changes';
import { readDraft } from '@/lib/studio/draft';
import type { Edits } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/campaign/fields';
import { artboardsOf, versionOf } from './artboards';
import type { Loaded } from './studio';
import { useCompared } from './use-compared';
import { useLink } from './use-link';
import { useProblems } from './use-problems';
import { usePaused } from './use-paused';
import { useSelection } from './use-selection';
import { useStudio } from './use-studio';
import { useView } from './use-view';

export type PanelName = 'texts' | 'share' | 'download' | 'choose';

export interface WorkspaceProps extends Loaded {
  audiences: readonly { id: string; name: string }[];
}

type WorkspaceState = ReturnType<typeof useNewWorkspace>;

/** The state of the studio, for all that's in it. */
export const WorkspaceContext = createContext<WorkspaceState | undefined>(undefined);

export function useWorkspace(): WorkspaceState {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace has to be called inside a Workspace.');
  return workspace;
}

/** The edits, what's on the wall, which text is chosen, and which panels are open. */
export function useNewWorkspace({ data, lettering, render, audiences }: WorkspaceProps) {
  const { document: exported, support } = data;
  const [start] = useState(() => readDraft(exported));
  const link = useLink(exported);
  const { linked } = link;
  // A link's edits stay in the address until they're saved.
  const studio = useStudio(exported, start, linked?.edits, linked ? undefined : link.forget);
  const { document, variant, campaign, own } = studio;
  const [view, changeView] = useView();
  const [open, setOpen] = useState<readonly PanelName[]>(() => (isWide() ? ['texts'] : []));
  const sources = useMemo(() => [{ document, typed: variant }], [document, variant]);
  const problems = useProblems(sources, lettering);

  const { person, service } = view;
  const tools = useMemo(
    () => ({ lettering, render, settings: { person, service } }),
    [lettering, render, person, service],
  );
  const live = useMemo(() => versionOf(document, campaign, tools), [document, campaign, tools]);
  const late = usePaused(live);
  const boards = useMemo(
    () => artboardsOf(late.campaign).filter(({ kind }) => view.show.includes(kind)),
    [late, view.show],
  );
  const changes = useMemo(
    () => (linked ? reviewOf(exported, linked.edits, own) : []),
    [exported, linked, own],
  );
  const selected = useSelection(document, boards, changes, ({ board }) => {
    // On a small screen, a panel covers the wall. What isn't on the wall is edited in the column.
    if (!isWide()) setOpen(board ? [] : ['texts']);
    else if (!board) setOpen((panels) => [...new Set<PanelName>(['texts', ...panels])]);
  });

  const { wall, texts } = selected;
  const onBoards = useMemo(
    () =>
      new Map(
        Array.from(texts, ([id, paths]) => [
          id,
          problems.filter(({ board, path }) => board === id || paths.includes(path)),
        ]),
      ),
    [texts, problems],
  );
  const shown = {
    name: campaign.audience.name,
    isEdited: true,
    boards,
    live,
    late,
    problems: onBoards,
  };
  const compared = useCompared(studio, shown, tools, view.compare, audiences);

  function toggle(panel: PanelName) {
    setOpen((panels) =>
      panels.includes(panel) ? panels.filter((each) => each !== panel) : [...panels, panel],
    );
  }

  function leaveReview() {
    link.forget();
    endReview();
  }

  function endReview() {
    link.close();
    wall.select(undefined);
    setOpen(open.filter((panel) => panel !== 'choose'));
    globalThis.document.querySelector('main')?.focus();
  }

  /** Goes on with a link's edits, or with what was chosen from them. */
  function take(edits: Edits) {
    studio.load(edits, words.steps.load);
    endReview();
  }

  function go(path: string) {
    const field = fieldsOf(document).find((each) => each.path === path);
    const exact = field?.kind === 'list' ? `${path}.0` : path;
    const [board] = [...texts].find(([, paths]) => paths.includes(exact)) ?? [];
    wall.select({ path: exact, board });
  }

  const made = { audiences, support, tools, start, studio, link, boards, problems, compared };
  return { ...made, ...selected, view, changeView, changes, open, toggle, take, go, leaveReview };
}

const isWide = () => window.matchMedia('(width >= 64rem)').matches;
