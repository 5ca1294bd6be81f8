import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { TaskButton } from '@/components/templates/shared/task-button';
import type { Task } from '@/lib/site/task';
import { Select } from '@/components/ui/select';
import type { FilmName } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { studioDownload } from '@/content/words/studio/download';
import { studioFilm as words } from '@/content/words/studio/film';
import { filmFile } from '@/lib/campaign/film/film-files';
import { composeFrame } from '@/lib/campaign/film/compose-film';
import {
  exportedRatios,
  type FilmRatio,
  filmRatios,
  filmSizes,
  ratioLabel,
} from '@/lib/campaign/film/film-sizes';
import { allShots, filmOf, frameRate, shotAt } from '@/lib/campaign/film/timeline';
import { artboardSvg } from '@/lib/studio/download/draw';
import { placeAt } from '@/lib/studio/text/places';
import type { Snapshot } from './artboard';
import { saveShown } from './save-one';
import { FilmControls } from './film-controls';
import { outlineWords, useWords } from './words-on-board';
import { changedPaths, editsOf, useActions, useStudio } from '../store';
import { useSecondPress } from '../download/use-second-press';
import { findLastDayProblem } from '@/lib/studio/text/last-day';
import { usePlayback } from './use-playback';

interface Props {
  /** As edited. An edit shows at once, even while the film plays. */
  snapshot: Pick<Snapshot, 'document' | 'campaign' | 'lettering'>;
  name: FilmName;
  board: string;
  /** Its words can be edited, and it can be saved: it isn't only there to be compared. */
  isEdited: boolean;
}

/** Plays a film of the edited campaign without making a file: each frame is drawn as it's shown. */
export const FilmBoard = memo(function FilmBoard(props: Props) {
  const { snapshot, name, board, isEdited } = props;
  const [ratio, setRatio] = useState<FilmRatio>(exportedRatios[name][0]);
  const size = filmSizes[ratio];
  const { document, campaign, lettering } = snapshot;
  const selection = useStudio((state) => state.selection);
  const changed = useStudio(changedPaths);
  const { report, current } = useActions();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  useWords(stage, board, isEdited);
  const film = filmOf(campaign.audience, name);
  const shots = allShots(film).map((shot, index) => ({
    shot,
    label: shot === film.endCard ? words.endCard : `${words.shot} ${index + 1}`,
    start: Math.round(shot.start * frameRate),
    rest: Math.round(shot.end * frameRate) - 1,
  }));
  const last = shots.at(-1)?.rest ?? 0;
  // Where each text is shown. Edits don't change that.
  const [places] = useState(() => {
    const fields = shots.flatMap(({ rest }) => {
      const time = (rest / frameRate) * 1000;
      const { texts, drawings = [] } = composeFrame(campaign, name, time, lettering.typeface);
      return [...texts, ...drawings].map(({ path }) => [path, rest] as const);
    });
    return new Map(fields);
  });
  useEffect(() => {
    const paths = [...places.keys()].filter((path) => placeAt(document, path));
    if (isEdited) report(board, paths);
  }, [document, places, board, isEdited, report]);
  // The film jumps to the words being edited.
  const editedPlace =
    isEdited && selection?.board === board ? places.get(selection.path) : undefined;
  const playback = usePlayback(shots[0]?.rest ?? 0, last, editedPlace);
  const { root, frame } = playback;
  const seconds = frame / frameRate;
  const currentShot = shots.find(({ shot }) => shot === shotAt(film, seconds));
  const alt = `${socialAds.film.names[name]}, ${currentShot?.label}: ${currentShot?.shot.words}`;
  const svg = useMemo(() => {
    const composition = composeFrame(campaign, name, seconds * 1000, lettering.typeface, size);
    return artboardSvg({ document, lettering }, composition, alt);
  }, [document, campaign, name, seconds, lettering, size, alt]);
  // Each time, because a new frame has no marks.
  useLayoutEffect(() => {
    if (root.current) outlineWords(root.current, selection?.path, changed);
  });

  const warning = findLastDayProblem(campaign)?.sentence;
  const { isAsked, ask } = useSecondPress(warning);

  /** Makes the film in this size, whether or not the build exports that one. */
  async function save(task: Task) {
    const question = ask();
    if (question) return question;
    const path = `films/${filmFile({ name, ratio })}.mp4`;
    return saveShown(
      {
        original: current().original,
        edits: editsOf(current()),
        choice: { kind: 'films', serviceId: '' },
        isWanted: (file) => file.path === path,
      },
      { lettering, hasPreheader: true },
      task,
    );
  }

  return (
    <div ref={root}>
      <div
        ref={setStage}
        translate="no"
        dangerouslySetInnerHTML={{ __html: svg }}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        className="w-full outline-1 outline-line"
      />
      <FilmControls
        {...{ shots, playback }}
        current={currentShot?.label}
        length={film.endCard.end}
      />
      <div className="mt-2 flex flex-wrap items-start gap-2 text-sm">
        <Select
          label={words.size}
          options={filmRatios.map((candidate) => [candidate, ratioLabel(candidate)])}
          value={ratio}
          onChange={setRatio}
          className="font-semibold"
        />
        {isEdited && (
          <div className="min-w-0 grow basis-48">
            <TaskButton
              label={isAsked ? studioDownload.saveAnyway : `${words.save} ${ratioLabel(ratio)}`}
              note=""
              words={{ ...studioDownload.zip, ...studioDownload.one }}
              run={save}
            />
          </div>
        )}
      </div>
    </div>
  );
});
