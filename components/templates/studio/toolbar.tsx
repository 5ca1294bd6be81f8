import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';
import { studio as words } from '@/content/words/studio';
import type { Action } from '@/lib/studio/history';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  canReset: boolean;
  dispatch: (action: Action) => void;
}

/** Undo, redo and reset. `aria-disabled`, not `disabled`: a disabled button would lose the focus. */
export function Toolbar({ canUndo, canRedo, canReset, dispatch }: Props) {
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
