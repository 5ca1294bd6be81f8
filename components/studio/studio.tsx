import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Segments } from '@/components/ui/segments';
import { studio as words } from '@/content/words/studio';
import type { CampaignData } from '@/lib/studio/campaign-data';
import type { Lettering } from '@/lib/studio/draw';
import { noEdits } from '@/lib/studio/edits';
import { editsMark } from '@/lib/studio/link';
import { reportAddressChange } from '@/components/templates/settings';
import type { OpenedProps } from '@/components/templates/studio-slot';
import { Changes, Share } from './share';
import { FieldList } from './field-list';
import { readStart, type Start } from './read-start';
import { ConflictNotice, DifferencesNotice, Status } from './status';
import { Toolbar, Variants } from './toolbar';
import { useStudio } from './use-studio';
import { type StudioParts, Views } from './views';

interface Props extends OpenedProps {
  data: CampaignData;
  lettering: Lettering;
  start: Start;
  parts: StudioParts;
}

/** The editor for a campaign's words, next to what the page shows of the campaign. */
export function Studio({ data, lettering, start, parts, wasPressed, onClose }: Props) {
  const exported = data.document;
  const studio = useStudio(exported, start);
  const { isEdited, dispatch, conflict, settle } = studio;
  const [isOpen, setIsOpen] = useState(true);
  // On a small screen, the panel and the preview take turns.
  const [side, setSide] = useState<'panel' | 'preview'>(start.isLinked ? 'preview' : 'panel');
  const [notice, setNotice] = useState<Pick<Start, 'differences' | 'isUnreadable'>>(start);
  const [isLinked, setIsLinked] = useState(start.isLinked);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that opened the panel is gone, and so is the focus.
  useEffect(() => {
    if (wasPressed) heading.current?.focus();
  }, [wasPressed]);

  // Once the edits are saved here, they don't have to be in the address anymore.
  useEffect(() => {
    if (!conflict && window.location.hash.startsWith(editsMark)) {
      const { pathname, search } = window.location;
      window.history.replaceState(null, '', pathname + search);
      reportAddressChange();
    }
  }, [conflict]);

  // Pasting a link to this page into the address bar doesn't reload the page.
  useEffect(() => {
    async function onHashChange() {
      if (!window.location.hash.startsWith(editsMark)) return;
      const linked = await readStart(exported);
      setNotice(linked);
      if (!linked.isLinked) return;
      setIsLinked(true);
      dispatch({ type: 'load', edits: linked.edits });
    }
    const listener = () => void onHashChange();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, [dispatch, exported]);

  function onKeyDown(event: React.KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const type =
      key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (!type) return;
    event.preventDefault();
    dispatch({ type });
  }

  const status = <Status studio={studio} isLinked={isLinked} />;
  return (
    <div ref={root} data-studio={isOpen ? side : 'closed'}>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- undo and redo for all boxes
        <section
          aria-labelledby="studio-heading"
          onKeyDown={onKeyDown}
          className="studio-panel print:hidden"
        >
          <div className="flex items-start justify-between gap-2">
            <h3
              ref={heading}
              id="studio-heading"
              tabIndex={-1}
              className="py-2 text-xl font-bold tracking-tight outline-hidden"
            >
              {`${words.title} ${exported.audience.name}`}
            </h3>
            <button
              type="button"
              aria-label={words.close}
              onClick={() => (isEdited ? setIsOpen(false) : onClose())}
              className={buttonStyles('quietTool', 'w-11')}
            >
              <X aria-hidden size={20} />
            </button>
          </div>
          <div className="grid gap-3">
            {status}
            <DifferencesNotice
              {...notice}
              onDismiss={() => setNotice({ differences: [], isUnreadable: false })}
            />
            {conflict && (
              <ConflictNotice
                conflict={conflict}
                onMine={settle}
                onTheirs={() => {
                  settle();
                  setIsLinked(false);
                  dispatch({ type: 'load', edits: conflict.other?.edits ?? noEdits });
                }}
              />
            )}
            <Variants studio={studio} />
          </div>
          <div className="mt-3 divide-y divide-line border-t border-line">
            <Disclosure summary={words.share.heading}>
              <Share studio={studio} />
            </Disclosure>
            <Disclosure summary={words.changes.heading} open={start.isLinked}>
              <Changes studio={studio} />
            </Disclosure>
          </div>
          <div className="studio-tools">
            <Toolbar studio={studio} />
          </div>
          <FieldList studio={studio} open={parts.open} />
        </section>
      ) : (
        <div className="flex flex-wrap items-center gap-3 pt-3 print:hidden">
          <button
            type="button"
            onClick={() => {
              setIsOpen(true);
              requestAnimationFrame(() => heading.current?.focus());
            }}
            className={buttonStyles('tool', 'px-4')}
          >
            {words.openPanel}
          </button>
          {status}
        </div>
      )}
      <div className="studio-stage">
        <Views {...{ data, lettering, parts, studio }} />
      </div>
      {isOpen && (
        <div className="studio-switch print:hidden">
          <Segments
            legend={words.views}
            name="side"
            options={[
              ['panel', words.panelView],
              ['preview', words.previewView],
            ]}
            value={side}
            onChange={(to) => {
              setSide(to);
              // From its top, because the two have different lengths.
              root.current?.scrollIntoView({ behavior: 'instant' });
            }}
          />
        </div>
      )}
    </div>
  );
}
