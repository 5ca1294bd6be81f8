import { type Task, TaskButton } from '@/components/campaign/task-button';
import { studioDownload as words } from '@/content/words/studio-download';
import type { Rendition } from '@/lib/campaign/film/film-sizes';
import { editedVariant, filmDownload } from '@/lib/studio/downloads';
import { saveOne } from './download-zip';
import { editsOf, useActions } from './store';

/** Makes the shown campaign's film in a size, whether or not the build exports that one. */
export function FilmDownload({ film, label }: { film: Rendition; label: string }) {
  const { current } = useActions();

  function run(task: Task) {
    const { exported, lettering } = current();
    const file = filmDownload(editedVariant(exported, editsOf(current())), film);
    return saveOne(file, { lettering, hasPreheader: true }, task);
  }

  return (
    <div className="min-w-0 grow basis-48">
      <TaskButton label={label} note="" words={{ ...words.zip, ...words.one }} run={run} />
    </div>
  );
}
