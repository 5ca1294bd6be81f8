import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { confirmWords as words } from '@/content/words/confirm';
import { type Part, toConfirm } from '@/lib/campaign/confirm';
import { Lines } from './lines';

/** What to confirm before an email or an ad goes out. */
export function ConfirmList({ campaign, part }: { campaign: Campaign; part: Part }) {
  const items = toConfirm(campaign, [part]);
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Disclosure summary={`${words.heading} (${items.length})`} className="mt-6">
      <Lines
        lines={kinds.map((kind) => [
          words.kinds[kind],
          items.filter((item) => item.kind === kind).map(({ text }) => text),
        ])}
      />
    </Disclosure>
  );
}
