import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { confirmWords as words } from '@/content/words/confirm';
import { toConfirm } from '@/lib/campaign/confirm';
import { Tick } from './tick';
import { useActions, useStudio } from './store';

const none: readonly string[] = [];

/** What to confirm before the campaign goes out. What's ticked is kept with the draft. */
export function Confirm({ campaign }: { campaign: Campaign }) {
  const confirmed = useStudio(({ draft }) => draft.confirmed) ?? none;
  const { change } = useActions();
  const items = toConfirm(campaign);
  const done = items.filter(({ id }) => confirmed.includes(id)).length;
  return (
    <Disclosure
      summary={`${words.heading} (${done} ${words.of} ${items.length} ${words.confirmed})`}
      className="mt-3"
    >
      {items.map(({ id, kind, text, where }) => (
        <Tick
          key={id}
          label={text}
          note={`${words.kinds[kind]}: ${where.map((part) => words.parts[part]).join(', ')}`}
          value={confirmed.includes(id)}
          onChange={(isDone) =>
            change({
              type: 'confirm',
              confirmed: isDone ? [...confirmed, id] : confirmed.filter((other) => other !== id),
            })
          }
        />
      ))}
    </Disclosure>
  );
}
