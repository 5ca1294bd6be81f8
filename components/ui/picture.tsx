interface Props {
  src: string;
  alt: string;
  /** The file's size in pixels. The page reserves the space, so nothing moves when it loads. */
  width: number;
  height: number;
  className?: string;
}

/** A lazily loaded picture. Until it has loaded, its alternative text takes its place. */
export function Picture({ alt, className = '', ...rest }: Props) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- next/image would add 5 KB of script to each page for nothing
    <img
      {...rest}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={{ aspectRatio: `${rest.width} / ${rest.height}` }}
      className={`block h-auto text-sm text-muted ${className}`}
    />
  );
}
