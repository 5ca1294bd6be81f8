import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readDraft } from '@/lib/studio/draft';
import { fieldsOf } from '@/lib/studio/fields';
import { artboardsOf, versionOf } from './artboards';
import { Bar, type Panel } from './bar';
import { Column, whereIs } from './column';
import { DownloadPanel } from './download-panel';
import { Notices } from './notices';
import { SharePanel } from './share-panel';
import type { Loaded } from './studio';
import { TextBox } from './text-box';
import { addRules } from './use-root';
import { useMisfits } from './use-misfits';
import { useStudio } from './use-studio';
import { useView } from './use-view';
import { ViewControls } from './view-controls';
import { type Selection, Wall, type WallContext } from './wall-context';
import { type WallCampaign, WallView } from './wall';

interface Props extends Loaded {
  audiences: readonly { id: string; name: string }[];
}

/** The studio with a campaign in it: the bar, the column of texts, and the wall. */
export function Workspace({ data, lettering, render, audiences }: Props) {
  const exported = data.document;
  const [start] = useState(() => readDraft(exported));
  const studio = useStudio(exported, start);
  const { document: edited, campaign, edits } = studio;
  const [view, changeView] = useView();
  const [selection, setSelection] = useState<Selection>();
  const [texts, setTexts] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [open, setOpen] = useState<readonly Panel[]>(() =>
    window.matchMedia('(width >= 64rem)').matches ? ['texts'] : [],
  );
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const misfits = useMisfits(
    useMemo(() => [edited], [edited]),
    lettering,
  );

  useEffect(() => addRules(document), []);

  const { person, service } = view;
  const tools = useMemo(
    () => ({ lettering, render, settings: { person, service } }),
    [lettering, render, person, service],
  );
  const live = useMemo(() => versionOf(edited, campaign, tools), [edited, campaign, tools]);
  const late = usePaused(live);
  const boards = useMemo(() => artboardsOf(late.campaign), [late]);

  const wall = useMemo(
    (): WallContext => ({
      selection,
      select: (next) => {
        if (next && !selection && document.activeElement instanceof HTMLElement)
          opener.current = document.activeElement;
        setSelection(next);
      },
      changed: new Set(),
      report: (board, paths) =>
        setTexts((before) => {
          const known = before.get(board);
          if (known?.join() === paths.join()) return before;
          return new Map(before).set(board, paths);
        }),
    }),
    [selection],
  );

  function close() {
    setSelection(undefined);
    opener.current?.focus({ preventScroll: true });
    opener.current = null;
  }

  function move(step: 1 | -1) {
    const paths = texts.get(selection?.board ?? '') ?? [];
    const next = paths[paths.indexOf(selection?.path ?? '') + step];
    if (next) setSelection({ ...selection, path: next });
    else close();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const type =
      key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (!type) return;
    event.preventDefault();
    studio.dispatch({ type });
  }

  const faults = useMemo(() => {
    const byBoard = new Map<string, string[]>();
    for (const { board, sentence } of misfits)
      byBoard.set(board, [...(byBoard.get(board) ?? []), sentence]);
    return byBoard;
  }, [misfits]);

  const own: WallCampaign = { name: campaign.audience.name, boards, live, late, faults };
  const box = selection && (
    <TextBox
      studio={studio}
      path={selection.path}
      misfits={misfits
        .filter(({ path }) => path === selection.path)
        .map(({ sentence }) => sentence)}
      onMove={move}
      onClose={close}
    />
  );
  const toggle = (panel: Panel) =>
    setOpen(open.includes(panel) ? open.filter((each) => each !== panel) : [...open, panel]);

  return (
    <Wall value={wall}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo and redo everywhere */}
      <div ref={root} data-studio onKeyDown={onKeyDown} className="needs-script studio">
        <Bar studio={studio} audiences={audiences} open={open} onToggle={toggle} />
        <div className="studio-body">
          {open.includes('texts') && (
            <Column studio={studio} boards={boards} texts={texts} onClose={() => toggle('texts')}>
              {!selection?.board && box}
            </Column>
          )}
          <div className="studio-main">
            <Notices studio={studio} start={start} />
            <ViewControls
              view={view}
              onChange={changeView}
              hasVariants={edits.variants.length > 1}
            />
            <WallView campaigns={[own]} view={view} box={selection?.board ? box : undefined} />
          </div>
          {open.includes('share') && <SharePanel studio={studio} onClose={() => toggle('share')} />}
          {open.includes('download') && (
            <DownloadPanel
              {...{ studio, audiences, tools, view }}
              support={data.support}
              onView={changeView}
              onGo={(path) => setSelection(whereIs(path, texts, fieldsOf(edited)))}
              onClose={() => toggle('download')}
            />
          )}
        </div>
      </div>
    </Wall>
  );
}

/** A value once it has stopped changing for a moment. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), 150);
    return () => clearTimeout(timer);
  }, [value]);
  return useDeferredValue(paused);
}
