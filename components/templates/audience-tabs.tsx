'use client';

import Link from 'next/link';
import { useRouter, useSelectedLayoutSegment } from 'next/navigation';
import { startTransition, useEffect, useOptimistic, useSyncExternalStore } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { studioRoute } from '@/content/studio';
import type { templateWords } from '@/content/words/templates';
import { draftKey, textAt } from '@/lib/studio/draft-key';
import { AddressNotice } from './address-settings';
import { writeSettings, reportAddressChange, useSearch } from '@/components/campaign/settings';

interface Props {
  words: typeof templateWords;
  /** The classes of the tabs' list: in a script, they'd be on the page a second time. */
  listStyle: string;
  /** Where the studio opens. */
  part: string;
  /** The page that shows the first audience. Each audience's page is one segment below it. */
  route: string;
  audiences: { id: string; name: string }[];
  services: string[];
  children: React.ReactNode;
}

const panelId = 'audience-panel';

/**
 * Tabs that follow the ARIA pattern (automatic activation, roving focus), each a link to its
 * audience's page, and the panel that holds the page. Without a script, they're links. An address
 * that ends in `#healthcare` leads to that audience.
 */
export function AudienceTabs(props: Props) {
  const { words, audiences, route, services } = props;
  const router = useRouter();
  const search = writeSettings(useSearch(), services);
  const segment = useSelectedLayoutSegment();
  const shown = audiences.find(({ id }) => id === segment) ?? audiences[0];
  const [active, setActive] = useOptimistic(shown?.id);
  // Without JavaScript, arrow keys don't work, so the Tab key has to reach every tab.
  const hasScript = useInBrowser(() => true);
  const hasDraft = useInBrowser(() =>
    // As lib/studio/draft.ts stores it: each variant has a list of edits.
    ['shared', active ?? ''].some((id) => textAt(draftKey(id)).includes('"edits":[[[')),
  );

  // The router changes the address without an event.
  useEffect(reportAddressChange);

  useEffect(() => {
    const tab = document.getElementById(active ?? '');
    const list = tab?.parentElement;
    if (!list) return undefined;
    // Once the page is laid out anyway: asking sooner would hold up its first press.
    const observer = new ResizeObserver(() => {
      list.scrollTop = tab.offsetTop - list.offsetTop;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [active]);

  useHashAsTab(audiences, route);

  function open(id: string, navigate: 'push' | 'replace') {
    // Don't scroll: the tab is already visible, and its scroll margin (meant for hashes) would move
    // the page.
    document.getElementById(id)?.focus({ preventScroll: true });
    if (id === active) return;
    startTransition(() => {
      setActive(id);
      router[navigate](`${route}/${id}${search}`, { scroll: false });
    });
  }

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
    const audience = audiences.at(target % audiences.length);
    // Replace the history entry, so that Back doesn't go through every tab visited with the arrow
    // keys.
    if (audience) open(audience.id, 'replace');
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
              href={`${route}/${id}${search}`}
              prefetch={false}
              aria-selected={id === active}
              aria-controls={id === active ? panelId : undefined}
              tabIndex={hasScript && id !== active ? -1 : 0}
              onKeyDown={(event) => onKeyDown(event, index)}
              onNavigate={(event) => {
                event.preventDefault();
                open(id, 'push');
              }}
            >
              {name}
            </Link>
          ))}
        </div>
        {studioRoute && (
          <Link
            href={`${studioRoute}/${active}?at=${props.part}`}
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
      {hasDraft && <p className="py-2 text-sm text-notice print:hidden">{words.draft}</p>}
      <AddressNotice services={services} text={words.unread} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={shown?.id}
        tabIndex={0}
        // Until the chosen audience loads, the panel still shows the previous one. Inert, so nobody
        // downloads its files.
        aria-busy={active !== shown?.id}
        inert={active !== shown?.id}
        className="motion-safe:transition-opacity motion-safe:delay-150 focus-visible:outline-hidden focus-visible:[box-shadow:inset_0_2px_var(--text)] aria-busy:opacity-60 print:shadow-none"
      >
        {/* Visible only on paper: on screen, the tab shows the name. */}
        <h2 className="sr-only text-2xl font-bold tracking-tight print:not-sr-only print:pt-3">
          {shown?.name}
        </h2>
        {props.children}
      </div>
    </>
  );
}

function useHashAsTab(audiences: Props['audiences'], route: string) {
  const router = useRouter();
  useEffect(() => {
    function follow() {
      const id = window.location.hash.slice(1);
      if (audiences.some((audience) => audience.id === id))
        router.replace(`${route}/${id}${window.location.search}`, { scroll: false });
    }
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [audiences, route, router]);
}

/** What only a browser knows. Until a script runs, and without one, it's false. */
function useInBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    read,
    () => false,
  );
}
