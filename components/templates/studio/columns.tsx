import type { Campaign } from '@/content/schema';
import type { Lettering } from '@/lib/studio/draw';
import type { StudioParts } from './parts';

interface Props extends Pick<StudioParts, 'Column'> {
  columns: readonly { name: string; campaign: Campaign }[];
  lettering: Lettering;
}

/** Several campaigns side by side, each as wide as a phone. */
export function Columns({ Column, columns, lettering }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-6">
      {columns.map(({ name, campaign }) => (
        <section key={name} className="min-w-0">
          <h3 className="mb-2 text-xl font-bold tracking-tight">{name}</h3>
          <Column campaign={campaign} lettering={lettering} />
        </section>
      ))}
    </div>
  );
}
