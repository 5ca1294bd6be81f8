import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { confirmWords as words } from '@/content/words/confirm';
import { type Part, toConfirm } from '@/lib/campaign/confirm';

/** A new campaign has many, and the page has to stay light. */
const most = 20;

export function ConfirmList({ campaign, part }: { campaign: Campaign; part: Part }) {
  const items = toConfirm(campaign, [part]);
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Disclosure summary={`${words.heading} (${items.length})`} className="mt-6">
      <ul className="max-w-prose list-disc pb-3 pl-6">
        {kinds.flatMap((kind) =>
          items
            .slice(0, most)
            .filter((item) => item.kind === kind)
            .map(({ text }) => <li key={text}>{`${words.kinds[kind]}: ${text}`}</li>),
        )}
      </ul>
      {items.length > most && <p>{`${items.length - most} ${words.more}`}</p>}
    </Disclosure>
  );
}
