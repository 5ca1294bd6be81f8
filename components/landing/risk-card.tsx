import { noBreak } from '@/components/ui/no-break';
import type { Landing, Risk } from '@/content/schema';
import { sections } from '@/content/words/landing';

type Props = Risk & Pick<Landing['risks'], 'layout'> & { number: number };

/** A sheet whose head differs: a number over its name, or below it who it hits or what it costs. */
export function RiskCard({ title, text, whom, cost, layout, number }: Props) {
  const isWhom = layout === 'whom';
  return (
    <li className="grid content-start gap-y-4 border-t-4 border-text pt-4 pb-10 md:row-span-4 md:grid-rows-subgrid">
      {layout === 'numbers' && (
        <p aria-hidden className="figure text-3xl text-muted">
          {number}
        </p>
      )}
      <h3 className="text-2xl leading-snug font-bold">{noBreak(title)}</h3>
      {layout !== 'numbers' && (
        <div className="border-t border-line pt-4">
          <Detail name={isWhom ? sections.whom : sections.cost}>{isWhom ? whom : cost}</Detail>
        </div>
      )}
      <p className="max-w-prose text-muted">{noBreak(text)}</p>
      <div className="grid content-start gap-y-3 border-t border-line pt-4">
        {!isWhom && <Detail name={sections.whom}>{whom}</Detail>}
        {layout !== 'costs' && <Detail name={sections.cost}>{cost}</Detail>}
      </div>
    </li>
  );
}

function Detail({ name, children }: { name: string; children: string }) {
  return (
    <dl>
      <dt className="label mb-1 text-muted">{name}</dt>
      <dd className="leading-snug font-bold">{noBreak(children)}</dd>
    </dl>
  );
}
