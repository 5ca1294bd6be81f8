import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { Section } from './section';

/** What visitors ask before they decide. On paper, all answers are open. */
export function Questions({ heading, layout, items }: NonNullable<Landing['questions']>) {
  if (layout === 'open')
    return (
      <Section id="questions" heading={heading}>
        <dl>
          {items.map(({ question, answer }) => (
            <div
              key={question}
              className="border-t border-line py-6 xl:grid xl:grid-cols-2 xl:items-baseline xl:gap-x-8"
            >
              <dt className="text-xl leading-snug font-bold">{noBreak(question)}</dt>
              <dd className="mt-2 max-w-prose text-balance text-muted">{noBreak(answer)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  return (
    <Section id="questions" heading={heading} beside={layout === 'folded'}>
      <div className="max-w-3xl border-y border-line">
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group border-line not-first:border-t print:details-content:[content-visibility:visible]"
          >
            <summary className="flex cursor-pointer items-center justify-between gap-4 py-4 text-lg leading-snug font-semibold">
              <h3>{noBreak(question)}</h3>
              <span
                aria-hidden
                className="text-2xl leading-none font-normal text-muted group-open:rotate-45 print:hidden"
              >
                +
              </span>
            </summary>
            <p className="max-w-prose pb-5 text-balance text-muted">{noBreak(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
