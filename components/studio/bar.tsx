import {
  CloudUpload,
  Download,
  type LucideIcon,
  PanelLeft,
  Redo2,
  Share2,
  Undo2,
} from 'lucide-react';
import { HomeLink } from '@/components/site/logo';
import { studio as words } from '@/content/words/studio/studio';
import { CampaignLinks } from './campaigns/campaign-links';
import { type PanelName, useActions, useStudio } from './store';
import { IconButton, ToolButton } from './tool-button';
import { Variants } from './wall/variants';
import { formatTime } from './format-time';

export function Bar() {
  const { bar } = words;
  return (
    <header
      tabIndex={-1}
      aria-label={bar.label}
      className="flex min-h-12 items-center gap-x-1 border-b border-line bg-background pr-14 pl-2 max-lg:flex-wrap max-lg:gap-y-0"
    >
      <HomeLink className="mr-2 flex min-h-11 shrink-0 items-center max-md:hidden" />
      <div className="flex min-w-0 max-lg:order-last max-lg:-mr-14 max-lg:w-[calc(100%+3.5rem)]">
        <PanelButton panel="texts" label={bar.texts} Icon={PanelLeft} />
        <div className="shaded-row relative flex min-w-0 grow overflow-x-auto">
          <CampaignLinks />
          <Variants />
        </div>
      </div>
      <div className="flex shrink-0 grow items-center justify-end">
        <SavedAt />
        <StepButton type="undo" Icon={Undo2} />
        <StepButton type="redo" Icon={Redo2} />
        <PanelButton panel="share" label={bar.share} Icon={Share2} />
        <PanelButton panel="download" label={bar.download} Icon={Download} />
        <PanelButton panel="publish" label={bar.publish} Icon={CloudUpload} />
      </div>
    </header>
  );
}

function SavedAt() {
  const { state, at } = useStudio(({ saving }) => saving);
  if (state !== 'saved' || at === 0) return null;
  return (
    // Takes only the room that's left, so that nothing in the bar moves when it comes. Words that don't
    // fit, the time first, wrap to a line that isn't shown.
    <span className="flex h-5 w-0 grow flex-wrap justify-end gap-x-1 overflow-hidden text-xs/5 whitespace-nowrap text-muted before:h-5 before:w-px max-xl:hidden">
      <span>{words.saving.saved}</span>
      <span>{formatTime(at)}</span>
    </span>
  );
}

/** Takes back the last step, or does it again. Its name says which step. */
function StepButton({ type, Icon }: { type: 'undo' | 'redo'; Icon: LucideIcon }) {
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

function PanelButton(props: { panel: PanelName; label: string; Icon: LucideIcon }) {
  const { panel, label, Icon } = props;
  const isOpen = useStudio(({ panels }) => panels.includes(panel));
  const { toggle } = useActions();
  return (
    <ToolButton
      look="quietTool"
      aria-expanded={isOpen}
      onClick={() => toggle(panel)}
      // On a small screen, its name is below its icon.
      className="min-w-11 shrink-0 aria-expanded:text-text max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:py-1 max-lg:text-[0.6875rem]"
    >
      <Icon aria-hidden size={18} />
      {label}
    </ToolButton>
  );
}
