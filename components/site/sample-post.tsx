import { clsx } from 'clsx';
import { FilmPlayer } from '@/components/ui/film-player';
import { sections } from '@/content/words/landing';
import type { SamplePost as Post } from '@/lib/site/posts';
import { themeColors } from '@/lib/site/metadata';
import { HomeLink, LogoWithName } from './logo';
import { ThemeOfParent } from './theme-of-parent';

/** One of the site's own sample posts, the way a social network would show it: a text and a film. */
export function SamplePost({ framed = false, ...post }: Post & { framed?: boolean }) {
  const { title, text, hashtags, theme, film } = post;
  const ratio = film ? film.size.width / film.size.height : 1;
  const isTall = ratio < 1;
  const height = framed ? '100cqh' : '(max(100dvh, 36rem) - var(--bar) - 2rem)';
  return (
    <main
      data-framed={framed || undefined}
      // The name tells it apart from the main content of the page around the frame.
      aria-label={title}
      className={clsx('flex min-h-[max(100dvh,36rem)] flex-col', framed && 'h-dvh')}
    >
      <ThemeOfParent initial={theme} />
      <meta name="theme-color" content={themeColors[theme]} />
      <div className="flex h-(--bar) shrink-0 items-center justify-between gap-4 border-b border-line px-4">
        {framed ? <LogoWithName /> : <HomeLink className="flex min-h-11 items-center" />}
        <span className="label text-muted">{sections.samplePost}</span>
      </div>
      <div
        className={clsx(
          'mx-auto flex w-full grow flex-col gap-4 p-4',
          !framed && '@container max-w-4xl',
          !framed && isTall && 'md:flex-row md:gap-10',
        )}
      >
        {/* The page around a frame shows the title, too, and a tall film fills the frame. */}
        <div
          className={clsx(
            framed && isTall ? 'sr-only' : 'grid gap-2',
            !framed && isTall && 'md:grow md:content-center',
          )}
        >
          <h1 className={framed ? 'sr-only' : 'text-2xl font-bold'}>{title}</h1>
          <p className={clsx('text-lg', framed && 'max-sm:text-2xl max-sm:font-semibold')}>
            {text}
          </p>
          <p className="text-muted">{hashtags.join(' ')}</p>
        </div>
        {film && (
          <div className={clsx('grid', framed ? 'min-h-0 grow [container-type:size]' : 'shrink-0')}>
            <FilmPlayer
              {...film.size}
              label={title}
              video={film.files.video}
              captions={film.files.captions}
              poster={film.files.poster}
              captionsLabel={sections.captions}
              script={film.script}
              // In exactly the film's ratio, so that there's no band, and as large as there's room.
              style={{
                aspectRatio: ratio,
                width: `min(100cqw - 2px, (${height} - 2px) * ${ratio})`,
              }}
              className="m-auto box-content h-auto border border-line"
            />
          </div>
        )}
      </div>
    </main>
  );
}
