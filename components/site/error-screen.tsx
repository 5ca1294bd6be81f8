import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { pageAddress, routeAt } from '@/lib/campaign/base-path';
import { unexpectedError } from '@/content/words/errors';

const reload = () => window.location.reload();

/** The path of the page that was loaded whole. Links since then only changed its content. */
function loadedPath() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && routeAt(new URL(navigation.name));
}

/** The theme of the page that's still there while React renders its replacement. */
const themeOfPage = () =>
  globalThis.document?.querySelector<HTMLElement>('[data-theme]')?.dataset.theme;

/** Replaces a page that failed to render. Keep it small: every page's script includes it. */
export function ErrorScreen({ error, retry }: { error: Error; retry: () => void }) {
  const [theme] = useState(themeOfPage);
  const path = usePathname();
  // A link led here, but one of this page's scripts didn't arrive, maybe because a new release has
  // replaced it. React won't ask for it again, so load the whole page. If the browser has already
  // loaded this page whole, don't: it could reload forever.
  const isLost = error.name === 'ChunkLoadError';
  const willReload = isLost && path !== null && path !== loadedPath();
  useEffect(() => {
    if (willReload) reload();
  }, [willReload]);

  if (willReload) return null;
  return (
    <main
      data-theme={theme ?? 'dark'}
      className="min-h-dvh border-t-4 border-t-text px-4 py-10 sm:px-8"
    >
      <h1 className="text-3xl font-bold tracking-tight">{unexpectedError.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{unexpectedError.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={isLost ? reload : retry} className={buttonStyles('primary')}>
          {unexpectedError.retry}
        </button>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a full page load, because the running app is broken */}
        <a href={pageAddress('/')} className={buttonStyles('secondary')}>
          {unexpectedError.home}
        </a>
      </div>
    </main>
  );
}
