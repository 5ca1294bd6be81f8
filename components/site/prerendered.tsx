'use client';

/** What React didn't make, by its id. It stays here while another page is shown. */
const kept = new Map<string, readonly ChildNode[]>();

interface Props {
  id: string;
  className?: string;
  children?: React.ReactNode;
}

/**
 * Content that never changes. A page comes with it as HTML, and the build takes it out of the data
 * that Next passes to React (withoutPrerendered in lib/export/rewrites.ts): it'd be there a
 * second time. So on the page that somebody opened, React has no children and leaves what's there.
 */
export function Prerendered({ id, className, children }: Props) {
  const props = { id, className };
  if (children) return <div {...props}>{children}</div>;
  // Before React removes it, if it has to make the whole page anew.
  const nodes = kept.get(id) ?? [...(document.getElementById(id)?.childNodes ?? [])];
  return (
    <div
      {...props}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
      ref={(element) => {
        if (!element?.hasChildNodes()) element?.replaceChildren(...nodes);
        return () => void kept.set(id, [...(element?.childNodes ?? [])]);
      }}
    />
  );
}
