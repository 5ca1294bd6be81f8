import type { LucideIcon } from 'lucide-react';
import { studio as words } from '@/content/words/studio';
import { useActions, useStudio } from './store';
import { IconButton } from './tool-button';

/** Takes back the last step, or does it again. Its name says which step. */
export function StepButton({ type, Icon }: { type: 'undo' | 'redo'; Icon: LucideIcon }) {
  const step = useStudio(({ draft }) => (type === 'undo' ? draft.past : draft.future).at(-1)?.name);
  const { change } = useActions();
  const label = words.bar[type];
  return (
    <IconButton
      Icon={Icon}
      label={step === undefined ? label : `${label}${words.bar.of} ${step}`}
      aria-disabled={step === undefined}
      onClick={() => change({ type })}
    />
  );
}
