import { Plus } from 'lucide-react';
import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { Section } from './section';

/** What visitors ask before they decide. The first answer is open; on paper, all of them are. */
export function Questions({ heading, items }: NonNullable<Landing['questions']>) {
  return (
    <Section id="questions" heading={heading} beside>
      <div className="border-y border-line xl:col-span-9 min-[85rem]:col-span-8">
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group border-line not-first:border-t print:details-content:[content-visibility:visible]"
          >
            <summary className="flex cursor-pointer items-center justify-between gap-4 py-4 text-lg leading-snug font-semibold">
              <h3>{noBreak(question)}</h3>
              <Plus
                aria-hidden
                size={20}
                strokeWidth={1.5}
                className="shrink-0 text-muted group-open:rotate-45 print:hidden"
              />
            </summary>
            <p className="max-w-prose pr-9 pb-5 text-muted">{noBreak(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
