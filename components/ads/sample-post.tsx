import { clsx } from 'clsx';
import { Link } from '@/components/site/link';
import { Logo } from '@/components/site/logo';
import type { Post } from '@/content/schema';
import { sections } from '@/content/sections';

interface Props extends Post {
  /** Shown inside another page. */
  framed?: boolean;
}

/** One of the site's own posts, drawn as a social network would show it: its frames side by side, one at a time. */
export function SamplePost({ title, frames, framed = false }: Props) {
  return (
    <main
      data-theme="dark"
      data-framed={framed || undefined}
      // Named, to be told apart from the page around the frame.
      aria-label={title}
      className={clsx('flex h-dvh flex-col', !framed && 'mx-auto max-h-[56rem] max-w-md p-4')}
    >
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
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled sideways: the arrow keys must reach it
        tabIndex={0}
        aria-label={title}
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto outline-offset-[-2px]"
      >
        {frames?.map((frame, index) => (
          <li
            key={frame}
            className="flex w-full shrink-0 snap-start flex-col justify-between bg-surface p-4"
          >
            <div aria-hidden className="flex gap-1">
              {frames.map((each, position) => (
                <span
                  key={each}
                  className={clsx('h-1 grow', position <= index ? 'bg-accent' : 'bg-line')}
                />
              ))}
            </div>
            <div className="p-2">
              <p className="label text-muted">{`${index + 1} / ${frames.length}`}</p>
              <p className="mt-4 text-3xl leading-tight font-bold tracking-tight">{frame}</p>
            </div>
          </li>
        ))}
      </ol>
    </main>
  );
}
