import { TaskButton } from '@/components/campaign/task-button';
import { fetchFile } from '@/components/ui/fetch-file';
import { studioDownload as words } from '@/content/words/studio-download';
import type { Rendition } from '@/lib/campaign/film/film-sizes';
import { editedVariant, filmDownload } from '@/lib/studio/downloads';
import { saveOne } from './download-zip';
import { useWorkspace } from './use-workspace';

/** Makes the shown campaign's film in a size, whether or not the build exports that one. */
export function FilmDownload({ film, label }: { film: Rendition; label: string }) {
  const { studio, tools } = useWorkspace();
  const { exported, edits } = studio;
  const { lettering } = tools;
  const options = { lettering, load: fetchFile, makesFilms: true, hasPreheader: true };
  const file = filmDownload(editedVariant(exported, edits), film);
  return (
    <div className="min-w-0 grow">
      <TaskButton
        label={label}
        note=""
        words={words.zip}
        run={(task) => saveOne(file, options, task)}
      />
    </div>
  );
}
