'use client';

import { useCallback, useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import type { studioSlot } from '@/content/words/studio-slot';
import { storedDraft } from '@/lib/studio/draft';
import { useTemplate } from './template-context';

export interface OpenedProps {
  /** Whether a click opened the editor, rather than a draft or a link. */
  wasPressed: boolean;
  /** Called when the editor is closed and there are no edits to show. */
  onClose: () => void;
}

type Studio = React.ComponentType<OpenedProps>;

export interface StudioSlotProps {
  page: 'ads' | 'email';
  audience: string;
  words: typeof studioSlot;
  children: React.ReactNode;
}

/**
 * Moves the button up to the end of the row of tabs if the screen is wider than 48rem. Not with
 * classes, because those would be in the styles of every page.
 */
const tabRow = { marginTop: 'clamp(-3.5rem, (48rem - 100vw) * 999, 0rem)' };

/**
 * What a page shows of a campaign, and the button that loads the editor. A draft or a link with
 * edits loads it, too.
 */
export function StudioSlot({ page, audience, words, children }: StudioSlotProps) {
  const { isEditing, setEditing } = useTemplate();
  const [startsOpen] = useState(isEditing);
  const [Opened, setOpened] = useState<Studio>();
  const [state, setState] = useState<'busy' | 'failed'>();

  const open = useCallback(
    () =>
      load({ page, audience }).then(
        (studio) => {
          setEditing(true);
          setOpened(() => studio);
        },
        () => setState('failed'),
      ),
    [page, audience, setEditing],
  );

  useEffect(() => {
    if (startsOpen || hasEdits(audience)) void open();
  }, [audience, open, startsOpen]);

  // A link that's pasted into this page's address doesn't load the page. The editor itself takes
  // over the next ones.
  const isOpen = Opened !== undefined;
  useEffect(() => {
    if (isOpen) return undefined;
    const onHashChange = () => void (hasLink() && open());
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [isOpen, open]);

  if (Opened)
    return (
      <Opened
        wasPressed={state === 'busy'}
        onClose={() => {
          setEditing(false);
          setOpened(undefined);
          setState(undefined);
        }}
      />
    );
  return (
    <>
      <div
        className="pointer-events-none needs-script flex items-center justify-end gap-3 pt-3 print:hidden"
        style={tabRow}
      >
        <button
          type="button"
          aria-busy={state === 'busy'}
          onClick={() => {
            setState('busy');
            void open();
          }}
          className={buttonStyles('tool', 'pointer-events-auto px-4 aria-busy:opacity-60')}
        >
          {words.edit}
        </button>
        <output className="text-sm text-notice">{state === 'failed' && words.failed}</output>
      </div>
      {children}
    </>
  );
}

async function load(slot: Pick<StudioSlotProps, 'page' | 'audience'>): Promise<Studio> {
  const { openStudio } = await import('../studio/open-studio');
  return openStudio(slot);
}

/** Whether there are edits already: a draft, or a link that came with edits. */
const hasEdits = (audience: string) => hasLink() || storedDraft(audience) !== undefined;

function hasLink(): boolean {
  return window.location.hash.startsWith('#edits=');
}
