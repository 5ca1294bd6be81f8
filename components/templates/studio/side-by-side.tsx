import type { Campaign } from '@/content/schema';
import type { StudioParts } from './parts';

interface Props extends Pick<StudioParts, 'Summary'> {
  campaigns: readonly { name: string; campaign: Campaign }[];
}

/** Several campaigns side by side, each as wide as a phone. */
export function SideBySide({ Summary, campaigns }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-6">
      {campaigns.map(({ name, campaign }) => (
        <section key={name} className="min-w-0">
          <h3 className="mb-2 text-xl font-bold tracking-tight">{name}</h3>
          <Summary campaign={campaign} />
        </section>
      ))}
    </div>
  );
}
