import { fetchFile } from '@/components/ui/fetch-file';
import type { Rendition } from '@/lib/campaign/film/film-sizes';
import { editedVariant, filmDownload, makeFile } from '@/lib/studio/downloads';
import { FileButton, type Make } from './single-files';
import { useWorkspace } from './use-workspace';

/** Makes the shown campaign's film in a size, whether or not the build exports that one. */
export function FilmDownload({ film, label }: { film: Rendition; label: string }) {
  const { studio, tools } = useWorkspace();
  const { exported, edits } = studio;
  const options = {
    lettering: tools.lettering,
    load: fetchFile,
    makesFilms: true,
    hasPreheader: true,
  };
  const make: Make = (file, task) => makeFile(file, { ...options, ...task });
  const file = filmDownload(editedVariant(exported, edits, edits.shown), film);
  return file && <FileButton file={file} make={make} label={label} />;
}
