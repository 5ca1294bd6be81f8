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
  // The bar's content is in line with what's below it.
  const column = clsx('mx-auto w-full px-4', !framed && 'max-w-4xl');
  return (
    <main
      data-framed={framed || undefined}
      // The name tells it apart from the main content of the page around the frame.
      aria-label={title}
      className={clsx('flex flex-col', framed ? 'h-dvh min-h-[36rem]' : 'min-h-svh')}
    >
      <ThemeOfParent initial={theme} />
      <meta name="theme-color" content={themeColors[theme]} />
      <div className="h-(--bar) shrink-0 border-b border-line">
        <div className={clsx(column, 'flex h-full items-center justify-between gap-4')}>
          {framed ? <LogoWithName /> : <HomeLink className="flex min-h-11 items-center" />}
          <span className="label text-muted">{sections.samplePost}</span>
        </div>
      </div>
      <div
        className={clsx(
          column,
          'grow gap-4',
          // In a narrow frame, a tall film is as wide as there's room.
          framed ? 'flex flex-col py-2' : 'grid grid-rows-[auto_minmax(18rem,1fr)] py-4',
          !framed && isTall && 'md:grid-cols-2 md:grid-rows-1 md:gap-10',
        )}
      >
        {/* The page around a frame shows the title, too, and a tall film fills the frame. */}
        <div
          className={clsx(
            framed && isTall ? 'sr-only' : 'grid gap-2',
            !framed && isTall && 'content-center',
          )}
        >
          <h1 className={framed ? 'sr-only' : 'text-2xl font-bold'}>{title}</h1>
          <p className={clsx('text-lg', framed && 'max-sm:text-2xl max-sm:font-semibold')}>
            {text}
          </p>
          <p className="text-muted">{hashtags.join(' ')}</p>
        </div>
        {film && (
          // The room that's left on the screen.
          <div className="grid min-h-0 grow [container-type:size]">
            <FilmPlayer
              {...film.size}
              label={title}
              seconds={film.seconds}
              video={film.files.video}
              captions={film.files.captions}
              poster={film.files.poster}
              words={sections.filmPlayer}
              script={film.script}
              // In exactly the film's ratio, so that there's no band, and as large as there's room.
              style={{
                aspectRatio: ratio,
                width: `min(100cqw - 2px, (100cqh - 2px) * ${ratio})`,
              }}
              className={clsx('box-content border border-line', framed && 'my-auto')}
            />
          </div>
        )}
      </div>
    </main>
  );
}
