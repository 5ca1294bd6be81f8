import { useEffect, useState } from 'react';
import { studio as words } from '@/content/words/studio/studio';
import { studioPictures } from '@/content/words/studio/pictures';
import { Bar } from './bar';
import { pictureBox } from './text/field-box';
import { TextList } from './text/text-list';
import { Notices } from './notices';
import { LoadingNote, OnDemand, loadOnDemand } from './on-demand';
import { beside } from './panel';
import { ReplaceDraft } from './campaigns/replace-draft';
import { ReviewBar } from './review/review-bar';
import { ReviewColumn } from './review/review-column';
import { createStudio, type Loaded, StudioContext, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';
import { useStudioKeys } from './use-studio-keys';
import { ViewControls } from './wall/view-controls';

const wall = loadOnDemand(async () => (await import('./wall/wall')).Wall);

/** What isn't needed until somebody opens it. */
const panelsOnDemand = {
  download: loadOnDemand(async () => (await import('./download/download-panel')).DownloadPanel),
  publish: loadOnDemand(async () => (await import('./publish/publish-panel')).PublishPanel),
  share: loadOnDemand(async () => (await import('./campaigns/share-panel')).SharePanel),
  findAndReplace: loadOnDemand(async () => (await import('./text/replace-panel')).ReplacePanel),
};

export function Workspace(props: Loaded) {
  const [studio] = useState(() => createStudio(props));
  useEffect(() => studio.start(), [studio]);
  // At the same time as the typeface.
  useEffect(() => wall.preload(), []);
  return (
    <StudioContext value={studio}>
      <Layout />
    </StudioContext>
  );
}

function Layout() {
  const link = useStudio((state) => state.link);
  const isReview = useStudio(({ review }) => review !== undefined);
  const panels = useStudio((state) => state.panels);
  const announcement = useStudio((state) => state.announcement);
  const isLoading = useStudio(({ letters }) => letters === 'loading');
  const { change, say } = useActions();
  // After the wall's, so that they're there when they're opened. If one isn't, opening it tries again.
  useEffect(() => {
    if (isLoading) return;
    for (const { preload } of [pictureBox, ...Object.values(panelsOnDemand)]) preload();
  }, [isLoading]);

  /** Beside a picture, a dropped file isn't opened in place of the page. */
  function keepPage(event: React.DragEvent<HTMLElement>) {
    const { target, dataTransfer, type } = event;
    const isTaken = target instanceof HTMLElement && target.matches('[type=file]');
    if (event.isDefaultPrevented() || isTaken || !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') say(studioPictures.faults.beside);
  }

  useStudioKeys((type) => {
    if (!isReview) change({ type });
    return !isReview;
  });

  // Shows nothing while a link is unpacked, not the wall without the link's edits.
  if (link === 'reading') return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the page
    <div
      className="needs-script studio grid h-dvh min-h-96 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]"
      onDragOver={keepPage}
      onDrop={keepPage}
    >
      <output className="sr-only">{announcement}</output>
      {isReview ? <ReviewBar /> : <Bar />}
      <div className="relative flex min-h-0">
        {isReview && panels.includes('replace') && <ReplaceDraft />}
        {!isReview && (
          <>
            {panels.includes('share') && <PanelOnDemand name="share" />}
            {panels.includes('download') && <PanelOnDemand name="download" />}
            {panels.includes('publish') && <PanelOnDemand name="publish" />}
            {panels.includes('findAndReplace') && <PanelOnDemand name="findAndReplace" />}
          </>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <ViewControls />
          {!isReview && <Notices />}
          <WallOnDemand />
        </div>
        {panels.includes('texts') && (isReview ? <ReviewColumn /> : <TextList />)}
      </div>
    </div>
  );
}

/** The wall comes after the texts. */
function WallOnDemand() {
  const [Wall] = useState(wall.latest);
  const main = {
    id: 'content',
    tabIndex: -1,
    className: 'grid flex-1 place-content-center gap-3 bg-surface p-4 text-center outline-none',
  };
  const waiting = (
    <main {...main}>
      <LoadingNote text={words.wall.loading} />
    </main>
  );
  const failure = (
    <main {...main}>
      <p role="alert">{words.wall.failed}</p>
      <ToolButton onClick={() => window.location.reload()}>{words.retry}</ToolButton>
    </main>
  );
  return (
    <OnDemand isDrawn waiting={waiting} failure={failure}>
      <Wall />
    </OnDemand>
  );
}

function PanelOnDemand({ name }: { name: keyof typeof panelsOnDemand }) {
  const [Panel] = useState(panelsOnDemand[name].latest);
  const place = `${beside} order-1 border-l p-5 text-sm lg:w-96`;
  const failure = (
    <p role="alert" className={`${place} text-danger`}>
      {words.box.failed}
    </p>
  );
  return (
    <OnDemand
      isDrawn={name === 'download'}
      waiting={
        <div className={place}>
          <LoadingNote />
        </div>
      }
      failure={failure}
    >
      <Panel />
    </OnDemand>
  );
}
