import { noBreak } from '@/components/ui/no-break';

/** The top of a page: a badge that says who or what it's for, the heading and a short intro. */
export function Masthead({ badge, title, text }: { badge: string; title: string; text?: string }) {
  return (
    <>
      <Badge>{badge}</Badge>
      <h1 className="mt-2 text-[1.75rem] leading-tight font-extrabold tracking-tight sm:text-4xl">
        {title}
      </h1>
      {text && <p className="mt-3 max-w-prose text-lg text-muted">{noBreak(text)}</p>}
    </>
  );
}

export function Badge({ children }: { children: string }) {
  return (
    <p className="label flex items-center gap-3 text-muted">
      <span aria-hidden className="h-px w-8 bg-muted" />
      {children}
    </p>
  );
}
