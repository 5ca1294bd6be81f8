import { useEffect, useMemo, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { fetchFile } from '@/components/ui/fetch-file';
import { emailServices } from '@/content/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as studioWords } from '@/content/words/studio';
import { studioDownload as words } from '@/content/words/studio-download';
import { studioMany } from '@/content/words/studio-many';
import { resolvePreview } from '@/lib/campaign/resolve';
import { filesOf, has, outputsIn } from '@/lib/studio/downloads';
import { canEncodeFilm } from '@/lib/studio/encode-film';
import { Choice, Tick } from './choice';
import { Confirm } from './confirm';
import { CopyEmail } from './copy-email';
import { DownloadZip } from './download-zip';
import { Panel } from './panel';
import { Problems } from './problems';
import { RowPreviews } from './row-previews';
import { RowsTable } from './rows-table';
import { useChosen } from './use-chosen';
import { useProblems } from './use-problems';
import { useWorkspace } from './use-workspace';

const { exportPanel } = emailTemplates;

/** Takes the campaign away: which campaigns, what of them, and for which email service. */
export function DownloadPanel() {
  const { studio, audiences, tools, view, changeView } = useWorkspace();
  const { lettering } = tools;
  const chosen = useChosen(studio, audiences);
  const { which, shown, groups, base, result } = chosen;
  const [wanted, setWhat] = useState('everything');
  const [makesFilms, setMakesFilms] = useState(true);
  const [hasPreheader, setHasPreheader] = useState(true);
  const [canMakeFilms, setCanMakeFilms] = useState(true);
  useEffect(() => void canEncodeFilm().then(setCanMakeFilms), []);

  const sources = useMemo(() => groups?.flat() ?? [], [groups]);
  const offered = (['everything', 'email', 'meta', 'linkedin'] as const).filter((each) =>
    sources.some(({ document }) => has(document, each)),
  );
  const what = offered.find((each) => each === wanted) ?? 'everything';
  const files = useMemo(
    () => filesOf([[shown]], 'everything', view.service),
    [shown, view.service],
  );
  const offeredFiles = which === 'shown' ? files : [];
  const single = offeredFiles.find(({ name }) => name === wanted);
  const problems = useProblems(sources, lettering);
  const misfits = problems.filter(({ board, source }) => {
    const outputs = outputsIn(resolvePreview(source.document), what);
    return outputs.some(({ picture }) => picture?.name === board);
  });
  const stopping = sources.flatMap((source) =>
    source.problems.map((problem) => ({ ...problem, source })),
  );
  const whichNotes = { shown: shown.name, variants: '', all: '', rows: result.rows.length };
  const options = { lettering, load: fetchFile, makesFilms, hasPreheader };
  const isNamed = which !== 'shown';
  return (
    <Panel name="download" title={studioWords.bar.download}>
      <Problems title={words.toFix} problems={stopping} isNamed={isNamed} />
      <Choice
        label={words.which}
        options={chosen.offered.map((each) => [each, `${words.whiches[each]} ${whichNotes[each]}`])}
        value={which}
        onChange={chosen.choose}
      />
      <Choice
        label={words.what}
        options={[
          ...offered.map((each) => [each, words.whats[each]] as const),
          ...offeredFiles.map(({ name }) => [name, name] as const),
        ]}
        value={single?.name ?? what}
        onChange={setWhat}
      />
      <Choice
        label={exportPanel.provider}
        options={emailServices.map(({ id, name }) => [id, name])}
        value={view.service}
        onChange={(service) => changeView({ service })}
      />
      <Tick
        label={exportPanel.preheader}
        note={exportPanel.preheaderNote}
        value={!hasPreheader}
        onChange={(value) => setHasPreheader(!value)}
      />
      {what === 'email' || what === 'linkedin' ? null : canMakeFilms ? (
        <Tick
          label={words.films.make}
          note={words.films.note}
          value={makesFilms}
          onChange={setMakesFilms}
        />
      ) : (
        <p className="mt-2 text-sm text-notice">{words.films.unable}</p>
      )}
      <Problems title={words.misfits} problems={single ? [] : misfits} isNamed={isNamed} />
      <Confirm campaign={studio.campaign} />
      <DownloadZip {...{ chosen, sources, what, single, options }} />
      <CopyEmail files={files} options={options} />
      <Disclosure summary={studioMany.heading} className="mt-3" open={studio.table !== ''}>
        <RowsTable base={base} result={result} />
        <RowPreviews rows={result.rows} base={base} />
      </Disclosure>
    </Panel>
  );
}
