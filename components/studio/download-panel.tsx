import { studio as words } from '@/content/words/studio';
import type { Lettering } from '@/lib/studio/draw';
import { Panel } from './panel';
import type { Misfit } from './use-misfits';
import type { StudioState } from './use-studio';
import type { View } from './use-view';

interface Props {
  studio: StudioState;
  audiences: readonly { id: string; name: string }[];
  lettering: Lettering;
  misfits: readonly Misfit[];
  view: View;
  onView: (changes: Partial<View>) => void;
  /** Leads to a text: opens its box on an artboard that shows it. */
  onGo: (path: string) => void;
  onClose: () => void;
}

export function DownloadPanel({ studio, onClose }: Props) {
  return (
    <Panel title={words.bar.download} onClose={onClose}>
      {studio.exported.audience.name}
    </Panel>
  );
}
