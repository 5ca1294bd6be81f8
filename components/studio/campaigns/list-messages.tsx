import { editsWords } from '@/content/words/edits';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { ToolButton } from '../tool-button';

/** A deleted campaign, as it was stored. */
export type DeletedCampaign = Record<'id' | 'name' | 'text', string>;

interface Props {
  message: string;
  deleted: readonly DeletedCampaign[];
  onRestore: (campaign: DeletedCampaign) => void;
}

/** Below the list: what has been done. Its last campaign can be scrolled out from behind it. */
export function ListMessages({ message, deleted, onRestore }: Props) {
  const isFault = faults.has(message);
  return (
    <output
      className={`sticky bottom-0 z-10 mt-3 block divide-y divide-line border border-l-2 bg-background text-sm empty:hidden ${isFault ? 'border-notice' : 'border-line'}`}
    >
      {message && <p className="px-3 py-2">{message}</p>}
      {deleted.map((campaign) => (
        <p key={campaign.id} className="flex items-center gap-3 py-1 pr-1 pl-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {`${words.done.removed} “${campaign.name}.”`}
          </span>
          <ToolButton
            ref={focusOn}
            aria-label={`${words.undo}: ${campaign.name}`}
            onClick={() => onRestore(campaign)}
            className="shrink-0"
          >
            {words.undo}
          </ToolButton>
        </p>
      ))}
    </output>
  );
}

const faults = new Set<string>([
  words.failed,
  words.notLoaded,
  words.foreign,
  ...Object.values(editsWords.faults),
]);

const focusOn = (button: HTMLButtonElement | null) => button?.focus();
