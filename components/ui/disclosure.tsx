import { ChevronRight } from 'lucide-react';

type Props = React.ComponentProps<'details'> & { summary: React.ReactNode };

/** Hides content that only some people need until it's clicked. Works without JavaScript. */
export function Disclosure({ summary, className = '', children, ...rest }: Props) {
  return (
    <details {...rest} className={`group text-sm ${className}`}>
      <Summary>{summary}</Summary>
      {children}
    </details>
  );
}

export function Summary({ children }: { children: React.ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-semibold text-muted group-open:text-text hover:text-text">
      <ChevronRight aria-hidden size={16} className="-ml-1 shrink-0 group-open:rotate-90" />
      {children}
    </summary>
  );
}
