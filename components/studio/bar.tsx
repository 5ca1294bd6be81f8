import { Download, PanelLeft, Redo2, Share2, Undo2 } from 'lucide-react';
import { HomeLink } from '@/components/site/home-link';
import { studio as words } from '@/content/words/studio';
import { CampaignLinks } from './campaign-links';
import { PanelButton } from './panel-button';
import { SavedAt } from './saved-at';
import { StepButton } from './step-button';
import { Variants } from './variants';

/** The one bar: which campaign and variant, undo and redo, sharing and downloading. */
export function Bar() {
  const { bar } = words;
  return (
    <header
      aria-label={bar.label}
      className="flex min-h-12 flex-wrap items-center gap-x-1 border-b border-line bg-background pr-14 pl-2 max-lg:gap-y-0"
    >
      <HomeLink className="mr-2 flex min-h-11 shrink-0 items-center max-md:hidden" />
      <PanelButton panel="texts" label={bar.texts} Icon={PanelLeft} />
      <div className="relative flex min-w-0 overflow-x-auto max-lg:order-last max-lg:-mr-14 max-lg:w-[calc(100%+3.5rem)]">
        <CampaignLinks />
        <Variants />
      </div>
      <div className="flex shrink-0 grow items-center justify-end">
        <SavedAt />
        <StepButton type="undo" Icon={Undo2} />
        <StepButton type="redo" Icon={Redo2} />
        <PanelButton panel="share" label={bar.share} Icon={Share2} />
        <PanelButton panel="download" label={bar.download} Icon={Download} />
      </div>
    </header>
  );
}
