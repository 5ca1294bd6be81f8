'use client';

import { useRef } from 'react';

interface Props {
  /** What the menu is called. */
  label: string;
  openLabel: string;
  closeLabel: string;
  openIcon: React.ReactNode;
  closeIcon: React.ReactNode;
  /** What is in the menu. A link closes it. */
  children: React.ReactNode;
}

const id = 'mobile-menu';

function close({ target, currentTarget }: React.MouseEvent<HTMLDialogElement>) {
  // The dialog itself is hit only outside its content: on the backdrop.
  const outside = target === currentTarget;
  if (outside || (target instanceof Element && target.closest('a, [popovertarget]')))
    currentTarget.close();
}

/**
 * The menu below the large breakpoint. Without a script it is a popover, which every current browser opens and
 * closes by itself; with one it is a modal dialog, which also keeps focus inside and the page behind out of reach.
 */
export function MobileMenu({ label, openLabel, closeLabel, openIcon, closeIcon, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: React.MouseEvent) {
    if (dialog.current?.matches(':popover-open')) return;
    event.preventDefault();
    dialog.current?.showModal();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={openLabel}
        onClick={open}
        className="grid size-12 place-items-center rounded-sm outline-offset-[-2px] hover:bg-input lg:hidden"
      >
        {openIcon}
      </button>
      {/* Escape closes a dialog by itself: the click handler has no keyboard twin to add. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={close}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] border-l border-line bg-background p-0 text-text backdrop:bg-scrim"
      >
        <div className="flex h-full flex-col overflow-y-auto px-6">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="-mr-4 grid size-14 shrink-0 place-items-center self-end rounded-sm outline-offset-[-2px] hover:bg-input"
          >
            {closeIcon}
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}
