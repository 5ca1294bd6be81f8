import { studio as words } from '@/content/words/studio';
import { Panel } from './panel';
import type { StudioState } from './use-studio';

interface Props {
  studio: StudioState;
  onClose: () => void;
}

export function SharePanel({ studio, onClose }: Props) {
  return (
    <Panel title={words.bar.share} onClose={onClose}>
      {studio.exported.audience.name}
    </Panel>
  );
}
