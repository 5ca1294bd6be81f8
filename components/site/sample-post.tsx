import { FilmPlayer } from '@/components/ui/film-player';
import { sections } from '@/content/words/landing';
import type { SamplePost as Post } from '@/lib/site/posts';
import { themeColors } from '@/lib/site/metadata';
import { HomeLink, LogoWithName } from './logo';
import { ThemeOfParent } from './theme-of-parent';

/** One of the site's own sample posts, the way a social network would show it: a film. */
export function SamplePost({ title, theme, film, framed = false }: Post & { framed?: boolean }) {
  return (
    <main
      data-framed={framed || undefined}
      // The name tells it apart from the main content of the page around the frame.
      aria-label={title}
      className="flex h-dvh min-h-[36rem] flex-col"
    >
      <ThemeOfParent initial={theme} />
      <meta name="theme-color" content={themeColors[theme]} />
      <div className="flex h-(--bar) shrink-0 items-center justify-between gap-4 border-b border-line px-4">
        {framed ? <LogoWithName /> : <HomeLink className="flex min-h-11 items-center" />}
        <span className="label text-muted">{sections.samplePost}</span>
      </div>
      <div className="mx-auto flex min-h-0 w-full max-w-md grow flex-col gap-3 p-4">
        {/* The page around a frame shows the title, too. */}
        <h1 className={framed ? 'sr-only' : 'font-semibold'}>{title}</h1>
        {film && (
          <FilmPlayer
            {...film.size}
            label={title}
            video={film.files.video}
            captions={film.files.captions}
            poster={film.files.poster}
            captionsLabel={sections.captions}
            script={film.script}
            // As large as the film, so that its controls are, too.
            className={`border border-line bg-surface ${film.size.width > film.size.height ? 'my-auto h-auto w-full' : 'min-h-0 w-auto max-w-full grow self-center'}`}
          />
        )}
      </div>
    </main>
  );
}
