/**
 * Entries side by side, as wide as there's room for; if there isn't enough, the row scrolls. Its
 * classes say how wide they are at least: `*:basis-60`.
 */
export function SnapRow(props: { label: string; className: string; children: React.ReactNode }) {
  const { label, className, children } = props;
  return (
    <ul
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll it by key
      tabIndex={0}
      className={`scroll-row snap-x snap-mandatory gap-4 pb-1.5 *:shrink-0 *:grow *:snap-start print:overflow-visible print:*:shrink ${className}`}
    >
      {children}
    </ul>
  );
}

export function SnapItem({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <h4 className="mb-3 text-sm font-semibold">{title}</h4>
      {children}
    </li>
  );
}
