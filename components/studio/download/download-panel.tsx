import { Choice } from '@/components/ui/select';
import { useEffect, useMemo, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { emailServices } from '@/content/market/email-services';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as studioWords } from '@/content/words/studio/studio';
import { studioDownload as words } from '@/content/words/studio/download';
import { studioMany } from '@/content/words/studio/many';
import { downloadKinds } from '@/lib/studio/download/download-kinds';
import {
  canHaveFilms,
  filesOf,
  hasEmail,
  hasFiles,
  kindLabel,
  sameNoteOf,
} from '@/lib/studio/download/downloads';
import { findLeftOut } from '@/lib/studio/download/left-out';
import { canEncodeFilm } from '@/lib/studio/download/encode-film';
import { Checkbox } from '../checkbox';
import { findLastDayProblems } from '@/lib/studio/text/last-day';
import { Confirm } from './confirm';
import { CopyEmail } from './copy-email';
import { DownloadZip } from './download-zip';
import { EmailImages } from './email-images';
import { Panel } from '../panel';
import { Problems } from '../text/problems';
import { RowPreviews } from './row-previews';
import { RowsTable } from './rows-table';
import { emailImagesOf, settledContent, useActions, useStudio } from '../store';
import { letteringOf, pictureToDo } from '../store/drawing-selectors';
import { useChosen } from './use-chosen';
import { useMisfits } from './use-misfits';

const { exportPanel } = emailTemplates;

/** Downloads campaigns: which ones, which files, and for which email service. */
export function DownloadPanel() {
  const { campaign } = useStudio(settledContent);
  const lettering = useStudio(letteringOf);
  const view = useStudio((state) => state.view);
  const { service, films: hasFilms, preheader: hasPreheader } = view;
  const [hasTable] = useState(useStudio(({ draft }) => draft.table !== ''));
  const { changeView } = useActions();
  const selection = useChosen();
  const { scope, shown, groups } = selection;
  const [canMakeFilms, setCanMakeFilms] = useState(true);
  useEffect(() => void canEncodeFilm().then(setCanMakeFilms), []);

  const sources = useMemo(() => groups?.flat() ?? [], [groups]);
  const offeredKinds = downloadKinds.filter((kind) =>
    sources.some(({ document }) => hasFiles(document, kind)),
  );
  const kind = offeredKinds.find((name) => name === view.kind) ?? 'everything';
  const withFilms = hasFilms || kind === 'films';
  const emailImages = useStudio(emailImagesOf);
  const files = useMemo(() => {
    const [variants = [shown]] = (scope === 'variants' && groups) || [];
    return filesOf([variants], { kind: 'everything', serviceId: service, emailImages });
  }, [scope, groups, shown, service, emailImages]);
  const shownFile = files.find(({ source }) => source.index === shown.index);
  const misfits = useMisfits(sources, kind);
  const omissions = findLeftOut(sources, { kind, hasFilms: withFilms, serviceId: service });
  const lastDays = useMemo(() => findLastDayProblems(sources), [sources]);
  const toDo = useStudio(pictureToDo);
  const options = { lettering, hasPreheader };
  const same = scope === 'variants' ? sameNoteOf(sources) : '';
  const isNamed = scope !== 'shown';
  const tags = emailServices.find(({ id }) => id === service)?.tags;
  const isGreetingAll = tags?.firstName === campaign.email.fallback;
  return (
    <Panel name="download" title={studioWords.bar.download}>
      <Problems
        title={omissions.isEverything ? words.toFix : words.someLeftOut}
        problems={omissions.problems}
        isNamed={isNamed}
      />
      <Problems title={words.check} problems={lastDays} />
      <Choice
        label={words.scope}
        options={selection.offered}
        value={scope}
        onChange={(to) => changeView({ scope: to })}
      />
      <Disclosure summary={studioMany.heading} className="mt-3" open={hasTable}>
        <RowsTable />
        <RowPreviews />
      </Disclosure>
      <Choice
        label={words.kind}
        options={offeredKinds.map((name) => [name, kindLabel(name, shown.document)])}
        value={kind}
        onChange={(to) => changeView({ kind: to })}
      />
      {hasEmail(kind) && (
        <>
          <Choice
            label={exportPanel.provider}
            options={emailServices.map(({ id, name }) => [id, name])}
            value={service}
            onChange={(id) => changeView({ service: id })}
          />
          <EmailImages />
          {scope === 'rows' && !emailImages && (
            <p className="mt-1 text-sm text-notice">{words.images.rows}</p>
          )}
          {toDo && (emailImages || (scope !== 'all' && scope !== 'rows')) && (
            <p className="mt-1 text-sm text-notice [overflow-wrap:anywhere]">{toDo}</p>
          )}
          {isGreetingAll && <p className="mt-1 text-sm text-notice">{words.greetsAll}</p>}
          <Checkbox
            label={exportPanel.preheader}
            note={exportPanel.preheaderNote}
            value={!hasPreheader}
            onChange={(isLeftOut) => changeView({ preheader: !isLeftOut })}
          />
        </>
      )}
      {!canHaveFilms(kind) ? null : !canMakeFilms ? (
        <p className="mt-2 text-sm text-notice">{words.films.unable}</p>
      ) : kind === 'films' ? (
        <p className="mt-2 text-sm text-muted">{words.films.note}</p>
      ) : (
        <Checkbox
          label={words.films.make}
          note={words.films.note}
          value={hasFilms}
          onChange={(films) => changeView({ films })}
        />
      )}
      <Problems title={words.misfits} problems={misfits} isNamed={isNamed} />
      <Confirm {...{ sources, kind }} />
      {same && <p className="mt-3 text-sm text-muted">{same}</p>}
      <DownloadZip
        {...{ chosen: selection, sources, kind, options, leftOut: omissions }}
        hasFilms={withFilms}
        warning={lastDays.map(({ sentence }) => sentence).join(' ')}
      />
      {hasEmail(kind) && (
        <CopyEmail
          files={files}
          source={shown}
          campaign={shownFile?.campaign ?? campaign}
          options={options}
        />
      )}
    </Panel>
  );
}
