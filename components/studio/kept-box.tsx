import { studio as words } from '@/content/words/studio';
import { KeptNotice } from './kept-notice';
import { useActions } from './store';
import { ToolButton } from './tool-button';

/** In place of the box for a field of a version to come back to. */
export function KeptBox() {
  const { close } = useActions();
  return (
    <section
      ref={(box) => box?.focus({ preventScroll: true })}
      tabIndex={-1}
      aria-label={words.kept.label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="grid gap-3 rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      <KeptNotice />
      <ToolButton onClick={close}>{words.box.close}</ToolButton>
    </section>
  );
}
