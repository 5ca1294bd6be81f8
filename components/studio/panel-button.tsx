import type { LucideIcon } from 'lucide-react';
import { type PanelName, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

export function PanelButton(props: { panel: PanelName; label: string; Icon: LucideIcon }) {
  const { panel, label, Icon } = props;
  const isOpen = useStudio(({ panels }) => panels.includes(panel));
  const { toggle } = useActions();
  return (
    <ToolButton
      look="quietTool"
      aria-expanded={isOpen}
      onClick={() => toggle(panel)}
      className="min-w-11 shrink-0 aria-expanded:text-text"
    >
      <Icon aria-hidden size={18} />
      <span className="max-lg:sr-only">{label}</span>
    </ToolButton>
  );
}
