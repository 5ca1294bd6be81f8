import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { pageAddress } from '@/lib/campaign/base-path';
import { freeName, studioAddress } from '@/lib/studio/copies';
import { keptCampaigns, makeCopy, newCopyId, takenNames } from '@/lib/studio/kept-campaigns';
import { Problems } from './problems';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { kept } = words;

/** Whether the edits are kept, and what a person has to know or decide about the draft. */
export function Notices() {
  const { state } = useStudio(({ saving }) => saving);
  const link = useStudio((studio) => studio.link);
  const restored = useStudio((studio) => studio.restored);
  const mended = useStudio((studio) => studio.mended);
  const { keepMine, takeTheirs, leaveReview, dismissNotices } = useActions();
  const { saving } = words;
  const dismiss = words.differences.dismiss;
  return (
    <div className="grid gap-2 border-line bg-background px-3 text-sm not-empty:border-b not-empty:py-2">
      <KeptNotice />
      {state === 'conflict' && (
        <Notice buttons={{ [saving.mine]: keepMine, [saving.theirs]: takeTheirs }}>
          {saving.conflict}
        </Notice>
      )}
      {state === 'refused' && <Notice>{saving.refused}</Notice>}
      {link === 'unreadable' && (
        <Notice buttons={{ [dismiss]: leaveReview }}>{studioShare.link.unreadable}</Notice>
      )}
      {mended && <Notice buttons={{ [dismiss]: dismissNotices }}>{mended}</Notice>}
      {restored && (
        <Notice buttons={{ [dismiss]: dismissNotices }}>
          {restored.isUnreadable && <p>{saving.unreadable}</p>}
          <Problems title={words.differences.heading} problems={restored.problems} />
        </Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  /** What they do, by their labels. */
  buttons?: Record<string, () => void>;
  children: React.ReactNode;
}

function Notice({ buttons, children }: NoticeProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-2 border-notice pl-3">
      {children}
      {Object.entries(buttons ?? {}).map(([name, press]) => (
        <ToolButton key={name} onClick={press}>
          {name}
        </ToolButton>
      ))}
    </div>
  );
}

/** Says that the campaign is a version to come back to, and offers a copy of it to edit. */
function KeptNotice() {
  const isKept = useStudio((state) => state.isKept);
  const copy = useStudio((state) => state.copy);
  const { current, editKept, say } = useActions();
  if (!isKept || !copy) return null;

  function editCopy() {
    const { exported, campaign, audiences } = current();
    const { id } = exported.audience;
    const taken = takenNames(keptCampaigns(audiences.map((audience) => audience.id)).campaigns);
    const made = { id: newCopyId(id), name: freeName(copy?.name ?? '', id, taken) };
    try {
      makeCopy(exported, campaign, made);
      window.location.assign(pageAddress(studioAddress(id, made)));
    } catch {
      say(kept.failed);
    }
  }

  return (
    <Notice buttons={{ [kept.copy]: editCopy, [kept.anyway]: editKept }}>
      {`“${copy.name}” ${kept.note}`}
    </Notice>
  );
}

/** In place of the box for a field of such a version. */
export function KeptBox() {
  const { close } = useActions();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      ref={(box) => box?.focus({ preventScroll: true })}
      tabIndex={-1}
      aria-label={kept.label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="grid gap-3 rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      <KeptNotice />
      <ToolButton onClick={close}>{words.box.close}</ToolButton>
    </section>
  );
}
