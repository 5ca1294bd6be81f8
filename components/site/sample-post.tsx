import { clsx } from 'clsx';
import { Link } from './link';
import { Logo } from './logo';
import { ThemeOfParent } from './theme-of-parent';
import { Wall } from './wall';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import type { SamplePost as Post } from '@/lib/posts';
import { themeColors } from '@/lib/theme-colors';
import { StoryPlayer } from '@/components/ui/story/story-player';

interface Props extends Post {
  /** Whether it's shown in a frame on another page. */
  framed?: boolean;
}

/** One of the site's own sample posts, the way a social network would show it. */
export function SamplePost({ title, theme, slides, framed = false }: Props) {
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
      <div className="flex min-h-0 grow flex-col px-4 pb-4">
        <StoryPlayer
          slides={slides}
          label={title}
          words={socialAds.player}
          backdrop={<Wall className="max-h-40 w-full" />}
          className="min-h-0 grow"
        />
      </div>
    </main>
  );
}
