import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { confirmWords as words } from '@/content/words/confirm';
import { type Part, toConfirm } from '@/lib/campaign/confirm';
import { Lines } from './lines';

/** A new campaign has many, and the page has to stay light. */
const most = 20;

export function ConfirmList({ campaign, part }: { campaign: Campaign; part: Part }) {
  const items = toConfirm(campaign, [part]);
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Disclosure summary={`${words.heading} (${items.length})`} className="mt-6">
      <Lines
        lines={kinds.map((kind) => [
          words.kinds[kind],
          items.flatMap((item, index) => (item.kind === kind && index < most ? item.text : [])),
        ])}
      />
      {items.length > most && <p>{`${items.length - most} ${words.more}`}</p>}
    </Disclosure>
  );
}
