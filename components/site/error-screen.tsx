import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { unexpectedError } from '@/content/words/errors';

/** The theme of the page that's still there while React renders its replacement. */
const themeOfPage = () =>
  globalThis.document?.querySelector<HTMLElement>('[data-theme]')?.dataset.theme;

/** Replaces a page that failed to render. Keep it small: every page's script includes it. */
export function ErrorScreen({ retry }: { error: unknown; retry: () => void }) {
  const [theme] = useState(themeOfPage);
  return (
    <main
      data-theme={theme ?? 'dark'}
      className="min-h-dvh border-t-4 border-t-text px-4 py-10 sm:px-8"
    >
      <h1 className="text-3xl font-bold tracking-tight">{unexpectedError.title}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">{unexpectedError.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={buttonStyles('primary')}>
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
