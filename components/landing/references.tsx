import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';

interface Props extends Pick<NonNullable<Landing['references']>, 'quotes'> {
  className?: string;
}

/** What customers and people say: those that have been written. Without any, nothing is here. */
export function References({ quotes, className = '' }: Props) {
  const written = quotes.filter(({ text }) => text !== '');
  return (
    written.length > 0 && (
      <div className={`grid gap-8 md:auto-cols-fr md:grid-flow-col ${className}`}>
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
