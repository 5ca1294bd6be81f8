'use client';

import { useRef, useSyncExternalStore } from 'react';

interface Tab {
  /** The panel's id, and the hash that opens it. */
  id: string;
  label: string;
  panel: React.ReactNode;
}

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * Tabs after the ARIA pattern (automatic activation, roving focus), opened by the address's hash and kept in it.
 * A hash that names no tab shows the first. Each tab is a link to its panel, so that without a script, when all
 * panels show, it still leads there.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  const found = tabs.findIndex(({ id }) => id === hash);
  const active = Math.max(found, 0);

  function select(index: number) {
    const tab = tabs[index];
    if (!tab) return;
    // Replaced, not pushed, so that Back leaves the page; the browser reports no change for that, so we do.
    window.history.replaceState(null, '', `#${tab.id}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: active === last ? 0 : active + 1,
      ArrowLeft: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
      ' ': active,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    select(target);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        // Wider than the page by what stands around a name: the first name stands on the page's edge.
        className="-mx-1.5 flex flex-wrap sm:-mx-4 print:hidden"
      >
        {tabs.map(({ id, label: name }, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            role="tab"
            href={`#${id}`}
            aria-selected={index === active}
            aria-controls={id}
            tabIndex={index === active ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              event.preventDefault();
              select(index);
            }}
            className="group shrink-0 px-1.5 text-sm font-semibold text-muted outline-offset-[-2px] hover:text-text active:text-accent aria-selected:text-text sm:px-4 sm:text-base"
          >
            <span className="flex min-h-12 items-center border-b-2 border-transparent group-hover:border-line group-aria-selected:border-accent">
              {name}
            </span>
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          // Opened by its hash, it has the focus, and nothing above it has to scroll away: there is one panel.
          className={`scroll-mt-72 border-t border-line focus-visible:outline-hidden focus-visible:[box-shadow:inset_0_2px_var(--text)] print:shadow-none noscript:mb-12 noscript:scroll-mt-0 ${index === active ? '' : 'panel-inactive'}`}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
