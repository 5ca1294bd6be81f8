import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { reviewOf } from '@/lib/studio/changes';
import { readDraft } from '@/lib/studio/draft';
import { type Edits, isUntouched } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { artboardsOf, versionOf } from './artboards';
import { Bar, type Panel } from './bar';
import { Choose } from './choose';
import { Column, whereIs } from './column';
import { DownloadPanel } from './download-panel';
import { Notices } from './notices';
import { ReviewBar, ReviewBox, ReviewColumn } from './review';
import { SharePanel } from './share-panel';
import type { Loaded } from './studio';
import { TextBox } from './text-box';
import { addRules } from './use-root';
import { useCompared } from './use-compared';
import { useLink } from './use-link';
import { useMisfits } from './use-misfits';
import { usePaused } from './use-paused';
import { useSelection } from './use-selection';
import { useStudio } from './use-studio';
import { useView } from './use-view';
import { ViewControls } from './view-controls';
import { Wall } from './wall-context';
import { type WallCampaign, WallView } from './wall';

interface Props extends Loaded {
  audiences: readonly { id: string; name: string }[];
}

/** The studio with a campaign in it: the bar, the column of texts, and the wall. */
export function Workspace({ data, lettering, render, audiences }: Props) {
  const exported = data.document;
  const [start] = useState(() => readDraft(exported));
  const link = useLink(exported);
  const { linked } = link;
  const studio = useStudio(exported, start, linked?.edits);
  const { document: edited, campaign, edits, own } = studio;
  const [view, changeView] = useView();
  const [open, setOpen] = useState<readonly Panel[]>(() => (isWide() ? ['texts'] : []));
  const root = useRef<HTMLDivElement>(null);
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
  const settled = useDeferredValue(studio);
  const boards = useMemo(
    () => artboardsOf(late.campaign).filter(({ kind }) => view.show.includes(kind)),
    [late, view.show],
  );
  const changes = useMemo(
    () => (linked ? reviewOf(exported, linked.edits, own) : []),
    [exported, linked, own],
  );
  const { wall, texts, close, move } = useSelection(boards, changes, ({ board }) => {
    // On a small screen, a panel covers the wall. What isn't on the wall is edited in the column.
    if (!isWide()) setOpen(board ? [] : ['texts']);
    else if (!board) setOpen((panels) => [...new Set<Panel>(['texts', ...panels])]);
  });
  const { selection, select } = wall;

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const type =
      key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (!type || linked) return;
    event.preventDefault();
    studio.dispatch({ type });
  }

  const faults = useMemo(() => {
    const byBoard = new Map<string, string[]>();
    for (const { board, sentence } of misfits)
      byBoard.set(board, [...(byBoard.get(board) ?? []), sentence]);
    return byBoard;
  }, [misfits]);

  const name = campaign.audience.name;
  const shown: WallCampaign = { name, isEdited: true, boards, live, late, faults };
  const compared = useCompared(studio, shown, tools, view.compare, audiences);
  const go = (path: string) => select(whereIs(path, texts, fieldsOf(edited)));
  const box =
    selection &&
    (linked ? (
      <ReviewBox changes={changes} path={selection.path} onGo={go} onClose={close} />
    ) : (
      <TextBox
        studio={studio}
        path={selection.path}
        misfits={misfits
          .filter(({ path }) => path === selection.path)
          .map(({ sentence }) => sentence)}
        onMove={move}
        onClose={close}
      />
    ));
  const closeTexts = useCallback(
    () => setOpen((panels) => panels.filter((panel) => panel !== 'texts')),
    [],
  );
  const toggle = (panel: Panel) =>
    setOpen(open.includes(panel) ? open.filter((each) => each !== panel) : [...open, panel]);

  function leaveReview() {
    link.close();
    select(undefined);
    setOpen(open.filter((each) => each !== 'choose'));
    root.current?.closest('main')?.focus();
  }

  function take(next: Edits) {
    studio.load(next, words.steps.load);
    leaveReview();
  }

  // For the moment that it takes to unpack, rather than the wall without the link's edits.
  if (link.state === 'reading') return null;
  return (
    <Wall value={wall}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo and redo everywhere */}
      <div ref={root} data-studio onKeyDown={onKeyDown} className="needs-script studio">
        {linked ? (
          <ReviewBar
            linked={linked}
            count={changes.length}
            isListOpen={open.includes('texts')}
            onList={() => toggle('texts')}
            onShow={link.show}
            onTake={() => (isUntouched(own) ? take(linked.edits) : toggle('choose'))}
            onClose={leaveReview}
          />
        ) : (
          <Bar studio={studio} audiences={audiences} open={open} onToggle={toggle} />
        )}
        <div className="studio-body">
          {open.includes('texts') && linked && (
            <ReviewColumn
              linked={linked}
              changes={changes}
              onGo={go}
              onClose={() => toggle('texts')}
            />
          )}
          {open.includes('texts') && !linked && (
            <Column studio={settled} {...{ boards, texts, misfits }} onClose={closeTexts}>
              {selection?.board ? undefined : box}
            </Column>
          )}
          <div className="studio-main">
            {!linked && (
              <Notices
                studio={studio}
                start={start}
                isLinkUnreadable={link.state === 'unreadable'}
                onDismissLink={leaveReview}
              />
            )}
            {compared.hasFailed && (
              <p role="alert" className="bg-background px-3 py-2 text-sm text-notice">
                {studioShare.compare.failed}
              </p>
            )}
            <ViewControls
              view={view}
              onChange={changeView}
              hasVariants={edits.variants.length > 1}
            />
            <WallView
              campaigns={compared.campaigns}
              view={view}
              box={selection?.board ? box : undefined}
            />
          </div>
          {linked && open.includes('choose') && (
            <Choose
              studio={studio}
              theirs={linked.edits}
              onDone={take}
              onClose={() => toggle('choose')}
            />
          )}
          {!linked && open.includes('share') && (
            <SharePanel
              {...{ studio, audiences }}
              onOpen={(file) => {
                link.open(file);
                toggle('share');
              }}
              onGo={go}
              onClose={() => toggle('share')}
            />
          )}
          {!linked && open.includes('download') && (
            <DownloadPanel
              {...{ studio, audiences, tools, view }}
              support={data.support}
              onView={changeView}
              onGo={go}
              onClose={() => toggle('download')}
            />
          )}
        </div>
      </div>
    </Wall>
  );
}

const isWide = () => window.matchMedia('(width >= 64rem)').matches;
