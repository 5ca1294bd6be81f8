/** A ring filled to a share (0 to 1), in the color of the surrounding text. Decorative: the figure next to it says it all. */
export function Ring({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      aria-hidden
      width="36"
      height="36"
      viewBox="0 0 36 36"
      fill="none"
      strokeWidth="5"
      className={className}
    >
      <circle cx="18" cy="18" r="15" className="stroke-muted opacity-40 forced-colors:hidden" />
      <path
        d="M18 3a15 15 0 1 1-.01 0"
        pathLength="100"
        stroke="currentColor"
        strokeDasharray={`${share * 100} 100`}
      />
    </svg>
  );
}
