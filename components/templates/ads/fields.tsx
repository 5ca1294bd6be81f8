import { clsx } from 'clsx';
import { Disclosure } from '@/components/ui/disclosure';

interface GroupProps {
  id?: string;
  heading: string;
  className?: string;
  children: React.ReactNode;
}

export function Group({ id, heading, className, children }: GroupProps) {
  return (
    <section
      id={id}
      className={clsx('mt-8 break-inside-avoid border-t border-line pt-4 sm:mt-10', className)}
    >
      <h3 className="mb-4 text-xl font-bold tracking-tight">{heading}</h3>
      {children}
    </section>
  );
}

/** Ruled fields of a campaign, each in two columns where there's room. */
export function Fields({ children }: { children: React.ReactNode }) {
  return <dl className="@container divide-y divide-line border-t border-line">{children}</dl>;
}

/** A part of a campaign that can be opened and closed. On paper, it's open. */
export function AccordionItem(props: { summary: string; children: React.ReactNode }) {
  const { summary, children } = props;
  return (
    <Disclosure
      summary={summary}
      className="border-b border-line first-of-type:border-t print:details-content:[content-visibility:visible]"
    >
      <div className="pb-4 text-base">{children}</div>
    </Disclosure>
  );
}
