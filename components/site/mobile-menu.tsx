'use client';

import { Menu, X } from 'lucide-react';
import { useRef } from 'react';

interface Props {
  label: string;
  openLabel: string;
  closeLabel: string;
  /** The menu's contents. Following a link closes the menu. */
  children: React.ReactNode;
}

const id = 'mobile-menu';

function close({ target, currentTarget }: React.MouseEvent<HTMLDialogElement>) {
  // The dialog itself is the target only when the click lands on the backdrop.
  const isBackdrop = target === currentTarget;
  if (isBackdrop || (target instanceof Element && target.closest('a, [popovertarget]')))
    currentTarget.close();
}

/** The menu below the large breakpoint: a popover without JavaScript, otherwise a modal dialog. */
export function MobileMenu({ label, openLabel, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: React.MouseEvent) {
    // Browsers that don't know popovers throw at the selector.
    if ('popover' in event.currentTarget && dialog.current?.matches(':popover-open')) return;
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
        // Without a script, a browser that doesn't know popovers can't open it.
        className="grid size-12 place-items-center rounded-sm outline-offset-[-2px] hover:bg-input lg:hidden noscript:not-supports-[selector(:popover-open)]:hidden"
      >
        <Menu aria-hidden />
      </button>
      {/* No key handler needed: the browser closes a dialog on Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={close}
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] border-l border-line bg-background p-0 text-text backdrop:bg-scrim"
      >
        <div className="flex h-full flex-col overflow-y-auto">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="mr-2 grid size-14 shrink-0 place-items-center self-end rounded-sm outline-offset-[-2px] hover:bg-input"
          >
            <X aria-hidden />
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}
