import { clsx } from 'clsx';

interface Props {
  src: string;
  alt: string;
  /** In pixels, of the picture itself: the page keeps its place before it comes, and where it does not. */
  width: number;
  height: number;
  className?: string;
}

/** A picture that is fetched when a reader comes near; until then, and if it fails, its alternative text stands there. */
export function Picture({ src, alt, width, height, className }: Props) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- next/image costs each page 5 KB of script and does nothing here
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={clsx('block h-auto text-sm text-muted', className)}
    />
  );
}
