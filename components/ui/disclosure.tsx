import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';

interface Props {
  summary: string;
  /** The breakpoint from which it's always open, and looks like plain content. It's also open on paper. */
  openFrom?: keyof typeof openStyles;
  className?: string;
  children: React.ReactNode;
}

// In browsers that don't support `::details-content`, it stays closed until it's clicked.
const openStyles = {
  md: 'md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
  lg: 'lg:details-content:[content-visibility:visible] lg:supports-[selector(::details-content)]:*:first:hidden print:details-content:[content-visibility:visible] print:supports-[selector(::details-content)]:*:first:hidden',
};

/** Hides content that only some people need until it's clicked. Works without JavaScript. */
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
