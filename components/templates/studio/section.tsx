import { ChevronRight } from 'lucide-react';

interface Props {
  title: string;
  /** How many edits are in it. */
  count?: number;
  /** Whether it's open at first. */
  open?: boolean;
  children: React.ReactNode;
}

/** A part of the panel that opens and closes. */
export function Section({ title, count = 0, open, children }: Props) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:text-text">
        <ChevronRight aria-hidden size={16} className="shrink-0 group-open:rotate-90" />
        {title}
        {count > 0 && <span className="ml-auto text-sm text-accent">{count}</span>}
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
