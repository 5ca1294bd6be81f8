interface Props {
  /** `ol` if the entries have an order. */
  as?: 'ol' | 'ul';
  label: string;
  /** Says how wide the entries are at least: `*:basis-60`. */
  className: string;
  children: React.ReactNode;
}

/** Entries side by side, as wide as there's room for; if there isn't enough, the row scrolls. */
export function SnapRow({ as: List = 'ul', label, className, children }: Props) {
  return (
    <List
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll it by key
      tabIndex={0}
      className={`scroll-row snap-x snap-mandatory gap-4 pb-1.5 *:shrink-0 *:grow *:snap-start print:overflow-visible print:*:shrink ${className}`}
    >
      {children}
    </List>
  );
}
