import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSize } from '@/components/ui/use-size';
import { outputAddress } from '@/lib/campaign/output-address';
import { morph } from '@/lib/studio/morph';
import { trustedHtml } from '@/lib/studio/trusted';
import type { Artboard, Version } from './artboards';
import { markWords, pathAt } from './mark-words';
import { useRoot } from './use-root';
import { useWall } from './wall-context';

interface Props {
  board: Artboard;
  scale: number;
  version: Version;
  onPaths: (paths: readonly string[]) => void;
  onOverflow: (pixels: number) => void;
  onChoose: (path: string) => void;
}

/** An artboard's content, made anew for each version and put in place piece by piece. */
export function Sheet({ board, version, scale, onPaths, onOverflow, onChoose }: Props) {
  const wall = useWall();
  const choose = useEffectEvent(onChoose);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [div, setDiv] = useState<HTMLDivElement | null>(null);
  const framed = useRoot(board, frame);
  const root = board.place === 'page' ? div : framed;
  const measured = useSize(root);
  const height = board.height ?? Math.ceil(measured.height);

  useLayoutEffect(() => {
    if (!root) return;
    const template = document.createElement('template');
    template.innerHTML = trustedHtml(board.html(version));
    morph(root, template.content);
    const words = [...root.querySelectorAll<HTMLElement>('[data-field]')];
    onPaths([...new Set(words.map(({ dataset }) => dataset.field ?? ''))]);
    // oxlint-disable-next-line react/exhaustive-deps -- the callbacks are new each time
  }, [root, board, version]);

  // Again when the size changes: a frame's styles arrive late.
  useEffect(() => {
    if (measured.height > 0) onOverflow(Math.max(0, (root?.scrollWidth ?? 0) - board.width));
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new each time
  }, [root, board, version, measured]);

  // After the markup, which has no marks of its own.
  useLayoutEffect(() => {
    if (root) markWords(root, wall);
  }, [root, board, version, wall]);

  useEffect(() => {
    if (!root) return undefined;
    function onClick(event: MouseEvent) {
      event.preventDefault();
      const path = pathAt(event);
      if (path) choose(path);
    }
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [root]);

  const scaled = { width: board.width, transform: `scale(${scale})`, transformOrigin: '0 0' };
  return (
    <div
      className="overflow-hidden outline-1 outline-line"
      style={{ width: board.width * scale, height: height * scale || undefined }}
    >
      {board.place === 'page' ? (
        <div style={scaled}>
          <div ref={setDiv} style={{ height: board.height }} />
        </div>
      ) : (
        <iframe
          ref={setFrame}
          title={board.title}
          tabIndex={-1}
          src={
            board.place === 'email'
              ? outputAddress(version.campaign.audience, 'email-preview.html')
              : undefined
          }
          sandbox={board.place === 'email' ? 'allow-same-origin' : undefined}
          style={{ ...scaled, height: height || 900, maxWidth: 'none' }}
        />
      )}
    </div>
  );
}
