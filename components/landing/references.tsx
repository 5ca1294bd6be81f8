import { noBreak } from '@/components/ui/no-break';
import type { Landing } from '@/content/schema';
import { Section } from './section';

/** Prices, people, customers: those that have been written. Without any, there's nothing here. */
export function References({ heading, items }: NonNullable<Landing['references']>) {
  const written = items.filter(({ text }) => text !== '');
  return (
    written.length > 0 && (
      <Section id="references" heading={heading} beside>
        <dl className="xl:col-span-8">
          {written.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-5">
              <dt className="font-bold">{title}</dt>
              <dd className="mt-1 max-w-prose text-muted">{noBreak(text)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    )
  );
}
