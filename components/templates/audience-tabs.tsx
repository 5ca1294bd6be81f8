'use client';

import Link from 'next/link';
import { useSelectedLayoutSegment } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { studioRoute } from '@/content/studio';
import type { templateWords } from '@/content/words/templates';
import { hasDraft } from '@/lib/site/stored-drafts';

interface Props {
  words: typeof templateWords;
  /** The classes of the tabs' list: in a script, they'd be on the page a second time. */
  listStyle: string;
  /** Where the studio opens. */
  part: string;
  /** The page that shows the first audience. Each audience's page is one segment below it. */
  route: string;
  audiences: { id: string; name: string }[];
  children: React.ReactNode;
}

const panelId = 'audience-panel';

/**
 * Tabs that follow the ARIA pattern, each a link to its audience's page, and the panel that holds
 * the page. Without a script, they're links.
 */
export function AudienceTabs(props: Props) {
  const { words, audiences, route } = props;
  const segment = useSelectedLayoutSegment();
  const selectedAudience = audiences.find(({ id }) => id === segment) ?? audiences[0];
  // Without JavaScript, arrow keys don't work, so the Tab key has to reach every tab.
  const hasScript = useInBrowser(() => true);
  const isEdited = useInBrowser(() => hasDraft(selectedAudience?.id ?? ''));

  function onKeyDown(event: React.KeyboardEvent, index: number) {
    const target = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const tab = document.getElementById(audiences.at(target % audiences.length)?.id ?? '');
    tab?.focus();
    tab?.click();
  }

  return (
    <>
      <div className="items-end justify-between border-line md:flex md:border-b print:hidden">
        <div role="tablist" aria-label={words.tabs} className={props.listStyle}>
          {audiences.map(({ id, name }, index) => (
            <Link
              key={id}
              id={id}
              role="tab"
              href={`${route}/${id}`}
              prefetch={false}
              // What's above the panel stays where it is.
              scroll={false}
              aria-selected={id === selectedAudience?.id}
              aria-controls={id === selectedAudience?.id ? panelId : undefined}
              tabIndex={hasScript && id !== selectedAudience?.id ? -1 : 0}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {name}
            </Link>
          ))}
        </div>
        {studioRoute && (
          <Link
            href={`${studioRoute}/${selectedAudience?.id}?at=${props.part}`}
            prefetch={false}
            className={buttonStyles(
              'tool',
              'shrink-0 px-4 max-md:mt-3 max-md:w-full md:mb-2 md:ml-4',
            )}
          >
            {words.edit}
          </Link>
        )}
      </div>
      {isEdited && <p className="py-2 text-sm text-notice print:hidden">{words.draft}</p>}
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={selectedAudience?.id}
        tabIndex={0}
        className="focus-visible:outline-hidden focus-visible:[box-shadow:inset_0_2px_var(--text)] print:shadow-none"
      >
        {/* Visible only on paper: on screen, the tab shows the name. */}
        <h2 className="sr-only text-2xl font-bold tracking-tight print:not-sr-only print:pt-3">
          {selectedAudience?.name}
        </h2>
        {props.children}
      </div>
    </>
  );
}

/** What only a browser knows. Until a script runs, and without one, it's false. */
function useInBrowser(readValue: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    readValue,
    () => false,
  );
}
