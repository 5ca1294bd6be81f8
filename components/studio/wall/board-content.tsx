import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EmailFrame } from '@/components/templates/shared/email-frame';
import { useSize } from '@/components/ui/use-size';
import { studio } from '@/content/words/studio/studio';
import { timeoutMs } from '@/lib/site/fetch-file';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { morph } from '@/lib/studio/text/morph';
import type { Artboard, Snapshot } from './artboard';
import { boardHtml } from './board-html';
import { outlineWords, useWords } from './words-on-board';
import { changedPaths, useActions, useStudio } from '../store';
import { openForEditing, SiteFrame } from './site-frame';

interface Props {
  board: Artboard;
  scale: number;
  snapshot: Snapshot;
  isEdited: boolean;
  onOverflow: (pixels: number) => void;
}

/** An artboard's content, recreated for each snapshot and inserted piece by piece. */
export const BoardContent = memo(function BoardContent(props: Props) {
  const { board, snapshot, scale, isEdited, onOverflow } = props;
  const selectedPath = useStudio(({ selection }) => selection?.path);
  const pathsToOutline = useStudio(changedPaths);
  const { report } = useActions();
  /** What the markup goes into. In a frame, it's null if the email doesn't come. */
  const [root, setRoot] = useState<HTMLElement | null>();
  const openEmail = useCallback((email: Document | null) => {
    if (email) openForEditing(email);
    setRoot(email?.body ?? null);
  }, []);
  const rootSize = useSize(root);
  const height = board.height ?? Math.ceil(rootSize.height);
  /** What has been put in place last. */
  const inPlace = useRef<{ root?: HTMLElement | null; html?: string }>({});

  useLayoutEffect(() => {
    const html = boardHtml(board, snapshot);
    if (!root || (inPlace.current.root === root && inPlace.current.html === html)) return;
    inPlace.current = { root, html };
    const template = document.createElement('template');
    template.innerHTML = html;
    morph(root, template.content);
    // Drawings are behind their words, but come after them.
    const words = [
      ...root.querySelectorAll<HTMLElement>('[data-field]:not([data-drawing])'),
      ...root.querySelectorAll<HTMLElement>('[data-drawing]'),
    ];
    if (isEdited) report(board.id, [...new Set(words.map(({ dataset }) => dataset.field ?? ''))]);
  }, [root, board, snapshot, isEdited, report]);

  // Again when the size changes: a frame's styles arrive late.
  useEffect(() => {
    if (rootSize.height > 0) onOverflow(Math.max(0, (root?.scrollWidth ?? 0) - board.width));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another snapshot may be wider
  }, [root, board, snapshot, rootSize, onOverflow]);

  // After the markup, which has no marks.
  useLayoutEffect(() => {
    if (root) outlineWords(root, selectedPath, isEdited ? pathsToOutline : new Set());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as soon as it has new markup
  }, [root, board, snapshot, selectedPath, pathsToOutline, isEdited]);

  useWords(root, board.id, isEdited);

  const { title, content } = board;
  const isFramed = content.type === 'email' || 'theme' in content;
  const scaledStyle = { width: board.width, transform: `scale(${scale})`, transformOrigin: '0 0' };
  const style = { ...scaledStyle, height: height || 900, maxWidth: 'none' };
  return (
    <div
      // A hairline inside of its edges: what's outside may be cut off.
      className="relative overflow-clip after:pointer-events-none after:absolute after:inset-0 after:border after:border-line"
      style={{ width: board.width * scale, height: height * scale || undefined }}
    >
      {isFramed && root === null && <p className="p-4 text-notice">{studio.boards.missing}</p>}
      {content.type === 'email' && (
        <EmailFrame
          src={outputAddress(snapshot.campaign.audience, 'email-preview.html')}
          hidden={root === null}
          tabIndex={-1}
          onEmail={openEmail}
          scheme={content.scheme}
          {...{ title, style, timeoutMs }}
        />
      )}
      {'theme' in content && (
        <SiteFrame tabIndex={-1} theme={content.theme} onRoot={setRoot} {...{ title, style }} />
      )}
      {!isFramed && (
        <div translate="no" style={scaledStyle}>
          <div ref={setRoot} style={{ height: board.height }} />
        </div>
      )}
    </div>
  );
});
