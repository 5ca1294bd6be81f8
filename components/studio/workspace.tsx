import { useDeferredValue, useEffect } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { Bar } from './bar';
import { Choose } from './choose';
import { Column } from './column';
import { DownloadPanel } from './download-panel';
import { Notices } from './notices';
import { ReviewBar, ReviewBox, ReviewColumn } from './review';
import { SharePanel } from './share-panel';
import { TextBox } from './text-box';
import { addRules } from './use-root';
import { useNewWorkspace, WorkspaceContext, type WorkspaceProps } from './use-workspace';
import { ViewControls } from './view-controls';
import { Wall } from './wall-context';
import { WallView } from './wall';

/** The studio with a campaign in it: the bar, the column of texts, and the wall. */
export function Workspace(props: WorkspaceProps) {
  const workspace = useNewWorkspace(props);
  // The column is long, so a key press doesn't wait for it.
  const settled = useDeferredValue(workspace);
  const { studio, link, compared, wall, open } = workspace;
  const { linked } = link;
  const { selection } = wall;
  useEffect(() => addRules(document), []);

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const type =
      key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (!type || linked) return;
    event.preventDefault();
    studio.dispatch({ type });
  }

  // For the moment that it takes to unpack, rather than the wall without the link's edits.
  if (link.state === 'reading') return null;
  const box = selection && (
    <WorkspaceContext value={workspace}>
      {linked ? <ReviewBox path={selection.path} /> : <TextBox path={selection.path} />}
    </WorkspaceContext>
  );
  return (
    <Wall value={wall}>
      <WorkspaceContext value={workspace}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo and redo everywhere */}
        <div onKeyDown={onKeyDown} className="needs-script studio">
          {linked ? <ReviewBar /> : <Bar />}
          <div className="studio-body">
            {open.includes('texts') && linked && <ReviewColumn />}
            {open.includes('texts') && !linked && (
              <WorkspaceContext value={settled}>
                <Column>{!selection?.board && box}</Column>
              </WorkspaceContext>
            )}
            <div className="studio-main">
              {!linked && <Notices />}
              {compared.hasFailed && (
                <p role="alert" className="bg-background px-3 py-2 text-sm text-notice">
                  {studioShare.compare.failed}
                </p>
              )}
              <ViewControls />
              <WallView>{selection?.board && box}</WallView>
            </div>
            {linked && open.includes('choose') && <Choose theirs={linked.edits} />}
            {!linked && open.includes('share') && <SharePanel />}
            {!linked && open.includes('download') && <DownloadPanel />}
          </div>
        </div>
      </WorkspaceContext>
    </Wall>
  );
}
