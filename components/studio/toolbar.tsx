import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';
import { Segments } from '@/components/ui/segments';
import { studio as words } from '@/content/words/studio';
import { variantNames } from '@/lib/studio/edits';
import type { StudioState } from './use-studio';

/**
 * Undo, redo and reset. `aria-disabled`, not `disabled`: a disabled button would lose the focus.
 */
export function Toolbar({ studio: { canUndo, canRedo, variant, dispatch } }: Props) {
  const canReset = Object.keys(variant).length > 0;
  const tools = [
    { type: 'undo', label: words.undo, isOn: canUndo, Icon: Undo2 },
    { type: 'redo', label: words.redo, isOn: canRedo, Icon: Redo2 },
    { type: 'reset', label: words.reset, isOn: canReset, Icon: RotateCcw },
  ] as const;
  return (
    <div className="flex gap-2">
      {tools.map(({ type, label, isOn, Icon }) => (
        <button
          key={type}
          type="button"
          aria-disabled={!isOn}
          onClick={() => isOn && dispatch({ type })}
          className={buttonStyles(
            'tool',
            'grow aria-disabled:text-muted aria-disabled:hover:border-line',
          )}
        >
          <Icon aria-hidden size={16} className="shrink-0" />
          {label}
        </button>
      ))}
    </div>
  );
}

interface Props {
  studio: StudioState;
}

/**
 * Makes a second variant of the edits, to test one against the other, and switches between the two.
 */
export function Variants({ studio: { edits, dispatch } }: Props) {
  const { duplicate, choose, names, drop, note } = words.variants;
  if (edits.variants.length === 1)
    return (
      <button
        type="button"
        onClick={() => dispatch({ type: 'duplicate' })}
        className={buttonStyles('tool', 'w-full')}
      >
        {duplicate}
      </button>
    );
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <Segments
          legend={choose}
          name="variant"
          options={variantNames.map((name) => [name, `${choose} ${names[name]}`])}
          value={variantNames[edits.shown]}
          onChange={(name) => dispatch({ type: 'show', shown: name === 'b' ? 1 : 0 })}
        />
        <button
          type="button"
          onClick={() => dispatch({ type: 'drop' })}
          className={buttonStyles('quietTool')}
        >
          {drop}
        </button>
      </div>
      <p className="text-xs text-muted">{note}</p>
    </div>
  );
}
