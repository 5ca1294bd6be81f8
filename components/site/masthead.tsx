/** The top of a page: a badge that says who or what it's for, and the heading. */
export function Masthead({ badge, title }: { badge: string; title: string }) {
  return (
    <>
      <Badge>{badge}</Badge>
      <h1 className="mt-2 text-[1.75rem] leading-tight font-extrabold tracking-tight sm:text-4xl">
        {title}
      </h1>
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
