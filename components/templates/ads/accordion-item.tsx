import { Disclosure } from '@/components/ui/disclosure';

interface Props {
  summary: string;
  /** Most people need it, so it's open at first. */
  open?: boolean;
  children: React.ReactNode;
}

/** A part of a campaign that can be opened and closed. On paper, it's open. */
export function AccordionItem({ summary, open, children }: Props) {
  return (
    <Disclosure
      summary={summary}
      open={open}
      className="border-b border-line first-of-type:border-t print:details-content:[content-visibility:visible]"
    >
      <div className="pb-4 text-base">{children}</div>
    </Disclosure>
  );
}
