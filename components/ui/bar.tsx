interface Props {
  /** How full it is, from 0 to 1. Anything above 1 shows as full. */
  share: number;
  className?: string;
}

/** A bar filled to a share, in the color of the text around it. Decorative, next to a figure. */
export function Bar({ share, className = '' }: Props) {
  return (
    <div aria-hidden className={`h-1 bg-line forced-colors:outline-1 ${className}`}>
      <div
        className="h-full max-w-full bg-current forced-color-adjust-none"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
