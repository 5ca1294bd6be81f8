import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';

interface Props {
  summary: string;
  /** The breakpoint from which it's always open, and looks like plain content; on paper, too. */
  openFrom?: keyof typeof openStyles;
  className?: string;
  children: React.ReactNode;
}

// A browser that can't open it by style alone leaves it to a click.
const openStyles = {
  md: 'md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
  lg: 'lg:details-content:[content-visibility:visible] lg:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
};

/** What only some people need: closed at first, and opens without a script. */
export function Disclosure({ summary, openFrom, className, children }: Props) {
  return (
    <details className={clsx('group text-sm', openFrom && openStyles[openFrom], className)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-muted group-open:text-text hover:text-text">
        <ChevronRight aria-hidden size={16} className="-ml-1 shrink-0 group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
