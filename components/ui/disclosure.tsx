import { clsx } from 'clsx';

interface Props {
  summary: string;
  className?: string;
  children: React.ReactNode;
}

/** What only some ask for: closed at first, opened without a script. */
export function Disclosure({ summary, className, children }: Props) {
  return (
    <details className={clsx('group text-sm', className)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-muted group-open:text-text hover:text-text">
        {/* A small triangle, as a browser would draw it. */}
        <span
          aria-hidden
          className="border-4 border-r-0 border-y-transparent border-l-current forced-color-adjust-none group-open:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
