import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';

/** What customers and people say: those that have been written. Without any, nothing is here. */
export function References({ quotes }: Pick<NonNullable<Landing['references']>, 'quotes'>) {
  const written = quotes.filter(({ text }) => text !== '');
  return (
    written.length > 0 && (
      <div className="order-1 grid gap-10 md:col-span-full md:auto-cols-fr md:grid-flow-col">
        {written.map(({ title, text, by }) => (
          <figure key={title} className="border-t border-text pt-4">
            <h3 className="label text-muted">{title}</h3>
            <blockquote className="mt-3 text-xl leading-snug font-semibold">
              {noBreak(text)}
            </blockquote>
            <figcaption className="mt-3 text-muted">{by}</figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
