import { useState } from 'react';
import { useSize } from '@/components/ui/use-size';
import { studio as words } from '@/content/words/studio';
import { AnchoredBox } from './anchored-box';
import type { Artboard, Kind } from './artboards';
import { Board } from './board';
import { wallCampaigns } from './store/selectors';
import { useStudio } from './store/studio-store';

const idsOf = (boards: readonly Artboard[], kind: Kind) =>
  boards.filter((board) => board.kind === kind).map(({ id }) => id);

/** All artboards, in a row for each kind, and the box of the text that's being edited. */
export function Wall() {
  const view = useStudio((state) => state.view);
  const campaigns = useStudio(wallCampaigns);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const room = useSize(area);
  const columns = room.width < 640 ? 1 : campaigns.length;

  function scaleOf({ width, height, film }: Artboard): number {
    if (film) return 1;
    if (view.zoom !== 'fit') return Number(view.zoom) / 100;
    const margins = room.width < 700 ? 16 : 32;
    const across = Math.max(240, (room.width - margins) / columns - margins) / width;
    const down = height ? Math.max(240, room.height - 96) / height : 1;
    return Math.min(1, across, down);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the page
    <section
      ref={setArea}
      aria-label={words.wall.label}
      // Beside a picture, too, a dropped file isn't opened in place of the page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      className="studio-wall relative overflow-auto p-4 lg:p-8"
    >
      {room.width > 0 &&
        view.show.map((kind) => (
          <section key={kind} aria-label={words.wall.kinds[kind]} className="studio-row">
            <h2 className="label w-full text-muted max-lg:sr-only">{words.wall.kinds[kind]}</h2>
            {[...new Set(campaigns.flatMap(({ boards }) => idsOf(boards, kind)))].map((id) => (
              <div key={id} className="studio-pair">
                {campaigns.flatMap(({ name, isEdited, boards, version }) => {
                  const board = boards.find((candidate) => candidate.id === id);
                  if (!board) return [];
                  return (
                    <Board
                      key={isEdited ? 'edited' : name}
                      board={board}
                      name={campaigns.length > 1 ? `${name}: ${board.title}` : board.title}
                      isEdited={isEdited}
                      version={version}
                      scale={scaleOf(board)}
                    />
                  );
                })}
              </div>
            ))}
          </section>
        ))}
      <AnchoredBox area={area} />
    </section>
  );
}
