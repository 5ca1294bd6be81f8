import { buttonStyles } from '@/components/ui/button';
import { Segments } from '@/components/ui/segments';
import { studio } from '@/content/words/studio';
import { type Edits, variantNames } from '@/lib/studio/edits';
import type { Action } from '@/lib/studio/history';

const { variants: words } = studio;

interface Props {
  edits: Edits;
  dispatch: (action: Action) => void;
}

/** Makes a second variant of the edits, to test one against the other, and switches between the two. */
export function Variants({ edits, dispatch }: Props) {
  if (edits.variants.length === 1)
    return (
      <button
        type="button"
        onClick={() => dispatch({ type: 'duplicate' })}
        className={buttonStyles('tool', 'w-full')}
      >
        {words.duplicate}
      </button>
    );
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Segments
          legend={words.choose}
          name="variant"
          options={variantNames.map((name) => [name, `${words.choose} ${words.names[name]}`])}
          value={variantNames[edits.shown]}
          onChange={(name) => dispatch({ type: 'show', shown: name === 'b' ? 1 : 0 })}
        />
        <button
          type="button"
          onClick={() => dispatch({ type: 'drop' })}
          className={buttonStyles('quietTool')}
        >
          {words.drop}
        </button>
      </div>
      <p className="text-xs text-muted">{words.note}</p>
    </div>
  );
}
