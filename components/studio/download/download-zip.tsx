import { useMemo } from 'react';
import { TaskButton } from '@/components/templates/shared/task-button';
import type { Task } from '@/lib/site/task';
import { saveFile } from '@/components/ui/save-file';
import { studioDownload as words } from '@/content/words/studio/download';
import { studioMany } from '@/content/words/studio/many';
import { outputName } from '@/lib/campaign/document/output-address';
import type { DownloadKind } from '@/lib/studio/download/download-kinds';
import {
  type EditedCampaign,
  canHaveFilms,
  editsFiles,
  filesOf,
  hasFiles,
} from '@/lib/studio/download/downloads';
import { makeFile, refusalOf } from '@/lib/studio/download/make-file';
import type { findLeftOut } from '@/lib/studio/download/left-out';
import { failureText } from '@/lib/studio/download/failure-text';
import type { MakeOptions } from '../wall/save-one';
import { emailImagesOf, useStudio } from '../store';
import { useSecondPress } from './use-second-press';
import type { useChosen } from './use-chosen';

export interface DownloadProps {
  chosen: ReturnType<typeof useChosen>;
  sources: readonly EditedCampaign[];
  kind: DownloadKind;
  options: MakeOptions;
  hasFilms: boolean;
  leftOut: ReturnType<typeof findLeftOut>;
  /** What's probably a mistake, and needs a second press. */
  warning: string;
}

/** The start of a ZIP's name, by which campaigns are in it. */
const stems = { shown: 'campaign', variants: 'variants', all: 'campaigns', rows: 'rows' } as const;

/** The most files that a message names. The list in the ZIP has all of them. */
const mostNamed = 10;

/** Makes the chosen files and saves them as one ZIP. */
export function DownloadZip(props: DownloadProps) {
  const { chosen, sources, kind, options, hasFilms, leftOut, warning } = props;
  const service = useStudio(({ view }) => view.service);
  const emailImages = useStudio(emailImagesOf);
  const { scope, offered, groups, hasFailed, shown } = chosen;
  const drafts =
    scope === 'all' ? draftsIn(sources.filter(({ document }) => hasFiles(document, kind))) : '';
  const subject = useMemo(
    () => ({ sources, kind, service, hasFilms, emailImages }),
    [sources, kind, service, hasFilms, emailImages],
  );
  const editFiles = editsFiles(groups ?? []);
  const leavesFilms = !hasFilms && canHaveFilms(kind);
  const savedNote = [
    leavesFilms ? words.films.without : words.zip.saved,
    editFiles.length > 0 ? words.editsSaved : '',
    drafts,
  ].join(' ');
  const scopeLabel = offered.find(([name]) => name === scope)?.[1] ?? '';
  const notHere = hasFailed ? words.notLoaded : words.loading;
  const waiting = scope === 'rows' ? studioMany.readingTable : notHere;

  const leavesSome = leftOut.problems.length > 0 && !leftOut.isEverything;
  const ready = leavesSome ? words.othersNote : drafts || scopeLabel;
  const note = leftOut.isEverything ? words.fixFirst : groups ? ready : waiting;

  const { isAsked, ask } = useSecondPress(warning);
  const label = leavesSome ? words.zip.others : words.zip.zip;

  async function run(task: Task) {
    if (!groups) return waiting;
    const files = filesOf(groups, { kind, serviceId: service, hasFilms, emailImages });
    if (leftOut.isEverything) return `${words.notSaved} ${refusalOf(files)}`;
    const question = ask();
    if (question) return question;
    task.onProgress(0, files.length);
    const zipper = await import('@/lib/site/pack-zip').catch(failureText);
    if (typeof zipper === 'string') return zipper;
    const { zip, missing } = await zipper.packZip(
      [...files, ...editFiles],
      async (file, context) => {
        if (!('source' in file)) return file.make(options.lettering.images);
        try {
          return await makeFile(file, { ...options, ...context });
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
      },
      task,
    );
    const { brand, audience, variant, slug } = shown.document;
    const stem = kind === 'everything' ? stems[scope] : `${stems[scope]}-${kind}`;
    const nameParts = scope === 'all' ? { brand } : { brand, audience, slug };
    if (zip) {
      const of = { ...nameParts, variant: scope === 'shown' ? variant : undefined };
      saveFile(zip, outputName(of, `${stem}.zip`));
    }
    if (missing.length === 0) return undefined;
    const rest = missing.length - mostNamed;
    return [
      zip ? words.missing : words.notSaved,
      ...missing.slice(0, mostNamed).map(({ place, reason }) => `${place}: ${reason}`),
      ...(rest > 0 ? [`${rest} ${words.more}`] : []),
      drafts,
    ].join('\n');
  }

  return (
    <div className="mt-4">
      <TaskButton
        label={isAsked ? words.saveAnyway : label}
        // Pressed anyway, it says what it refuses.
        variant={leftOut.isEverything ? 'tool' : 'mainTool'}
        note={note}
        words={{ ...words.zip, saved: savedNote }}
        run={run}
        outdated={{ subject, saved: words.zip.outdated }}
      />
    </div>
  );
}

/** Which campaigns have edits in this browser, and which are as exported. */
function draftsIn(sources: readonly EditedCampaign[]): string {
  const namedList = (start: string, isEdited: boolean) => {
    const names = sources.filter((source) => source.isEdited === isEdited).map(({ name }) => name);
    return names.length > 0 ? [`${start} ${names.join(', ')}.`] : [];
  };
  return [...namedList(words.withEdits, true), ...namedList(words.asExported, false)].join(' ');
}
