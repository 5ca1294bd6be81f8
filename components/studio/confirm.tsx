import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { confirmWords } from '@/content/words/confirm';
import { toConfirm } from '@/lib/campaign/confirm';
import { useActions, useStudio } from './store';
import { Tick } from './tick';

/** What to confirm before the campaign goes out. What's ticked is kept with the draft. */
export function Confirm({ campaign }: { campaign: Campaign }) {
  const confirmed = useStudio(({ draft }) => draft.confirmed) ?? [];
  const { keep } = useActions();
  const items = toConfirm(campaign);
  const done = items.filter(({ id }) => confirmed.includes(id)).length;
  return (
    <Disclosure
      summary={`${confirmWords.heading} (${done} ${confirmWords.of} ${items.length} ${confirmWords.confirmed})`}
      className="mt-3"
    >
      {items.map(({ id, kind, text, where }) => (
        <Tick
          key={id}
          label={text}
          note={`${confirmWords.kinds[kind]}: ${where.map((part) => confirmWords.parts[part]).join(', ')}`}
          value={confirmed.includes(id)}
          onChange={(isDone) =>
            keep({
              confirmed: isDone ? [...confirmed, id] : confirmed.filter((other) => other !== id),
            })
          }
        />
      ))}
    </Disclosure>
  );
}
