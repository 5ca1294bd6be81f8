import { Download, PanelLeft, Redo2, Share2, Undo2 } from 'lucide-react';
import { Link } from '@/components/site/link';
import { Logo } from '@/components/site/logo';
import { brand } from '@/content/brand';
import { shell } from '@/content/words/shell';
import { studio as words } from '@/content/words/studio';
import { hasDraft } from '@/lib/studio/draft';
import { withCopy, withoutShown } from '@/lib/studio/edits';
import { IconButton, ToolButton } from './tool-button';
import { type PanelName, useWorkspace } from './use-workspace';

/** Scrolls a row to one of its links. */
function scrollTo(link: HTMLAnchorElement | null) {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - link.offsetWidth;
}

/** The one bar: which campaign and variant, undo and redo, sharing and downloading. */
export function Bar() {
  const { studio, audiences } = useWorkspace();
  const { exported, edits, past, future, dispatch, load, saving } = studio;
  const { id } = exported.audience;
  const { bar, variants } = words;
  const steps = [
    { type: 'undo', label: bar.undo, last: past.at(-1), Icon: Undo2 },
    { type: 'redo', label: bar.redo, last: future.at(-1), Icon: Redo2 },
  ] as const;
  return (
    <header
      aria-label={bar.label}
      className="flex min-h-12 flex-wrap items-center gap-x-1 border-b border-line bg-background pr-14 pl-2 max-lg:gap-y-0"
    >
      <Link
        href="/"
        aria-label={`${brand.name}, ${shell.home}`}
        className="mr-2 flex min-h-11 shrink-0 items-center max-md:hidden"
      >
        <Logo />
      </Link>
      <PanelButton panel="texts" label={bar.texts} Icon={PanelLeft} />
      <div className="relative flex min-w-0 overflow-x-auto max-lg:order-last max-lg:-mr-14 max-lg:w-[calc(100%+3.5rem)]">
        <nav aria-label={bar.audiences} className="flex shrink-0">
          {audiences.map((audience) => (
            <Link
              key={audience.id}
              href={`${words.route}/${audience.id}`}
              aria-current={audience.id === id ? 'page' : undefined}
              ref={audience.id === id ? scrollTo : undefined}
              className="flex min-h-11 items-center gap-1.5 px-3 text-sm whitespace-nowrap font-semibold text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:[box-shadow:inset_0_-2px_var(--text)]"
            >
              {audience.name}
              {hasDraft(audience.id) && (
                <>
                  <span aria-hidden className="size-2 rounded-full bg-text" />
                  <span className="sr-only">{bar.hasDraft}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        <fieldset className="ml-2 flex shrink-0">
          <legend className="sr-only">{variants.label}</legend>
          {edits.variants.length === 1 ? (
            <ToolButton
              look="quietTool"
              title={variants.addNote}
              onClick={() => load(withCopy(edits), words.steps.duplicate)}
            >
              {variants.add}
            </ToolButton>
          ) : (
            <>
              {variants.names.map((name, index) => (
                <ToolButton
                  key={name}
                  look="quietTool"
                  aria-pressed={edits.shown === index}
                  title={variants.note}
                  onClick={() => dispatch({ type: 'show', shown: index })}
                  className="min-w-11 aria-pressed:bg-input aria-pressed:text-text"
                >
                  {name}
                </ToolButton>
              ))}
              <ToolButton
                look="quietTool"
                onClick={() => load(withoutShown(edits), words.steps.drop)}
              >
                {`${variants.drop} ${variants.names[edits.shown]}`}
              </ToolButton>
            </>
          )}
        </fieldset>
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        {saving.state === 'saved' && saving.savedAt > 0 && (
          <span className="mr-2 text-xs text-muted max-xl:hidden">
            {`${words.saving.saved} ${clock(saving.savedAt)}`}
          </span>
        )}
        {steps.map(({ type, label, last, Icon }) => (
          <IconButton
            key={type}
            Icon={Icon}
            label={last ? `${label}${bar.of} ${last.name}` : label}
            aria-disabled={!last}
            onClick={() => dispatch({ type })}
          />
        ))}
        <PanelButton panel="share" label={bar.share} Icon={Share2} />
        <PanelButton panel="download" label={bar.download} Icon={Download} />
      </div>
    </header>
  );
}

/** `10:32 AM`, with the date if it's not today. */
function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const date = isToday ? undefined : ('medium' as const);
  return new Date(at).toLocaleString(brand.locale, {
    dateStyle: date,
    timeStyle: 'short',
  });
}

function PanelButton(props: { panel: PanelName; label: string; Icon: typeof Download }) {
  const { panel, label, Icon } = props;
  const { open, toggle } = useWorkspace();
  return (
    <ToolButton
      look="quietTool"
      aria-expanded={open.includes(panel)}
      onClick={() => toggle(panel)}
      className="min-w-11 shrink-0 aria-expanded:text-text"
    >
      <Icon aria-hidden size={18} />
      <span className="max-lg:sr-only">{label}</span>
    </ToolButton>
  );
}
