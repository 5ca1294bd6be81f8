import { lazy, Suspense, useEffect, useState } from 'react';
import { studio as words } from '@/content/words/studio/studio';
import { studioPictures } from '@/content/words/studio/pictures';
import { Bar } from './bar';
import { TextList } from './text/text-list';
import { Guard } from './guard';
import { Notices } from './notices';
import { beside } from './panel';
import { ReplaceDraft } from './campaigns/replace-draft';
import { ReviewBar } from './review/review-bar';
import { ReviewColumn } from './review/review-column';
import { createStudio, type Loaded, StudioContext, useActions, useStudio } from './store';
import { addRules } from './wall/site-frame';
import { useStudioKeys } from './use-studio-keys';
import { ViewControls } from './wall/view-controls';
import { Wall } from './wall/wall';

/** What isn't needed until somebody opens it. */
const loaders = {
  download: async () => ({ default: (await import('./download/download-panel')).DownloadPanel }),
  publish: async () => ({ default: (await import('./publish/publish-panel')).PublishPanel }),
  share: async () => ({ default: (await import('./campaigns/share-panel')).SharePanel }),
  findAndReplace: async () => ({ default: (await import('./text/replace-panel')).ReplacePanel }),
};
type OnDemandName = keyof typeof loaders;

/** React never asks again for code that hasn't come, so the next time needs another panel. */
const lazyPanel = (name: OnDemandName) =>
  lazy(() =>
    loaders[name]().catch((error: unknown) => {
      panelsOnDemand[name] = lazyPanel(name);
      throw error;
    }),
  );

const panelsOnDemand: Record<OnDemandName, React.ComponentType> = {
  download: lazyPanel('download'),
  publish: lazyPanel('publish'),
  share: lazyPanel('share'),
  findAndReplace: lazyPanel('findAndReplace'),
};

export function Workspace(props: Loaded) {
  const [studio] = useState(() => createStudio(props));
  useEffect(() => studio.start(), [studio]);
  useEffect(() => addRules(document), []);
  // So that they're there when they're opened. If one isn't, opening it tries again.
  useEffect(() => {
    for (const load of Object.values(loaders)) void load().catch(() => {});
  }, []);
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
  const { change, say } = useActions();

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
            {panels.includes('share') && <OnDemand name="share" />}
            {panels.includes('download') && <OnDemand name="download" />}
            {panels.includes('publish') && <OnDemand name="publish" />}
            {panels.includes('findAndReplace') && <OnDemand name="findAndReplace" />}
          </>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {!isReview && <Notices />}
          <ViewControls />
          <Wall />
        </div>
        {panels.includes('texts') && (isReview ? <ReviewColumn /> : <TextList />)}
      </div>
    </div>
  );
}

/** A panel that may still be loading, or can't be loaded. */
function OnDemand({ name }: { name: OnDemandName }) {
  const [Panel] = useState(() => panelsOnDemand[name]);
  const place = `${beside} order-1 border-l p-5 text-sm lg:w-96`;
  const failure = (
    <p role="alert" className={`${place} text-danger`}>
      {words.box.failed}
    </p>
  );
  const waiting = (
    <div className={place}>
      <output>{words.opening}</output>
      <p className="studio-late text-notice">{words.late}</p>
    </div>
  );
  return (
    <Guard fallback={failure}>
      <Suspense fallback={waiting}>
        <Panel />
      </Suspense>
    </Guard>
  );
}
