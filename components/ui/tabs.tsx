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
        className="flex overflow-x-auto border-b border-line"
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
            className="flex min-h-12 shrink-0 grow items-center justify-center border-b-2 border-transparent px-1 text-sm font-semibold text-muted outline-offset-[-2px] hover:text-text aria-selected:border-accent aria-selected:text-text sm:grow-0 sm:px-6 sm:text-base"
          >
            {name}
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
          className={`scroll-mt-32 ${index === active ? '' : 'panel-inactive'}`}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
