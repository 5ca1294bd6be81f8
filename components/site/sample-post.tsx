import { clsx } from 'clsx';
import { FilmPlayer } from '@/components/ui/film-player';
import { sections } from '@/content/words/landing';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import type { SamplePost as Post } from '@/lib/posts';
import { themeColors } from '@/lib/theme-colors';
import { Link } from './link';
import { Logo } from './logo';
import { ThemeOfParent } from './theme-of-parent';

interface Props extends Post {
  /** Whether it's shown in a frame on another page. */
  framed?: boolean;
}

/** One of the site's own sample posts, the way a social network would show it: a film. */
export function SamplePost({ title, theme, files, script, framed = false }: Props) {
  return (
    <main
      data-framed={framed || undefined}
      // The name tells it apart from the main content of the page around the frame.
      aria-label={title}
      className={clsx(
        'flex h-dvh min-h-[36rem] flex-col',
        !framed && 'mx-auto max-h-[56rem] max-w-md p-4',
      )}
    >
      <ThemeOfParent initial={theme} />
      <meta name="theme-color" content={themeColors[theme]} />
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line p-4">
        {framed ? (
          <Logo />
        ) : (
          <Link href="/" className="flex min-h-11 items-center">
            <Logo />
          </Link>
        )}
        <span className="label text-muted">{sections.samplePost}</span>
      </div>
      <h1 className="p-4 pb-3 font-semibold">{title}</h1>
      <div className="min-h-0 grow px-4 pb-4">
        <FilmPlayer
          {...storySize}
          label={title}
          video={files.video}
          captions={files.captions}
          poster={files.poster}
          captionsLabel={sections.captions}
          script={script}
          className="mx-auto block aspect-9/16 h-full w-auto max-w-full"
        />
      </div>
    </main>
  );
}
