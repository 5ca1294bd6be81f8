import { buttonStyles } from '@/components/ui/button';
import { unexpectedError } from '@/content/words/errors';

/** Replaces a page that failed to render. Keep it small: every page's script includes it. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  return (
    <main
      data-theme="dark"
      className="mx-auto flex min-h-dvh max-w-3xl flex-col items-start justify-center px-4 py-16"
    >
      <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">{unexpectedError.title}</h1>
      <p className="mt-6 text-lg text-muted">{unexpectedError.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={buttonStyles('primary')}>
          {unexpectedError.retry}
        </button>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a full page load, because the running app is broken */}
        <a href="/" className={buttonStyles('secondary')}>
          {unexpectedError.home}
        </a>
      </div>
    </main>
  );
}
