import { memo, useDeferredValue } from 'react';
import { studioDownload } from '@/content/words/studio/download';
import { studioMany as words } from '@/content/words/studio/many';
import { messageOf } from '@/lib/site/task';
import { rowDocument } from '@/lib/studio/rows/rows';
import type { Base, TableRow } from '@/lib/studio/rows/table-rows';
import { type Tools, takeSnapshot } from '../wall/artboard';
import { artboardsOf } from '../wall/artboards';
import { boardHtml } from '../wall/board-html';
import { rowBase, useStudio } from '../store';
import { toolsOf } from '../store/drawing-selectors';

interface RowProps {
  base: Base;
  tools: Tools;
  row: TableRow;
}

/** How many rows are shown: enough to see whether the table does what it should. */
const most = 20;

export function RowPreviews() {
  // One by one: each takes long.
  const { rows } = useDeferredValue(useStudio((state) => state.rows));
  const base = useStudio(rowBase);
  const tools = useStudio(toolsOf);
  if (rows.length === 0) return null;
  return (
    <section>
      <h4 className="label mt-3 text-muted">{words.previews}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {rows.slice(0, most).map((row) => (
          <li
            key={row.id}
            className="py-3 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
          >
            <h5 translate="no" className="mb-2 font-semibold">
              {row.name}
            </h5>
            <RowPreview {...{ row, base, tools }} />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <p className="mt-2">{`${rows.length - most} ${studioDownload.more}`}</p>
      )}
    </section>
  );
}

/** Drawn again only if the row has changed: each change of the table makes all rows anew. */
const RowPreview = memo(
  function RowPreview(props: RowProps) {
    const { boards, fault } = previewOf(props);
    if (fault) return <p className="text-notice">{`${words.noPreview} ${fault}`}</p>;
    return (
      // Its words can't be edited here.
      <div
        translate="no"
        className="pointer-events-none grid grid-cols-[2fr_3fr] items-start gap-3"
      >
        {boards.map((html) => (
          <div
            key={html}
            style={{ zoom: 0.8 }}
            // The email as one inbox shows it is enough.
            className="[&>div>:nth-child(n+2)]:hidden"
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.base === after.base &&
    before.tools === after.tools &&
    JSON.stringify(before.row) === JSON.stringify(after.row),
);

function previewOf({ base, tools, row }: RowProps) {
  try {
    const document = rowDocument(base, row);
    const snapshot = takeSnapshot(document, tools);
    const boards = artboardsOf(snapshot.campaign);
    const shownBoards = [
      boards.find(({ height }) => height),
      boards.find(({ id }) => id === 'inbox'),
    ];
    return { boards: shownBoards.map((board) => (board ? boardHtml(board, snapshot) : '')) };
  } catch (error) {
    return { boards: [], fault: messageOf(error) };
  }
}
