import { Disclosure } from '@/components/ui/disclosure';

interface Props {
  summary: string;
  children: React.ReactNode;
}

/** A part of a campaign that can be opened and closed. On paper, it's open. */
export function AccordionItem({ summary, children }: Props) {
  return (
    <Disclosure
      summary={summary}
      className="border-b border-line first-of-type:border-t print:details-content:[content-visibility:visible]"
    >
      <div className="pb-4 text-base">{children}</div>
    </Disclosure>
  );
}
