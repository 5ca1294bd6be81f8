import { studio } from '@/content/words/studio';
import { pageAddress } from '@/lib/campaign/base-path';
import { freeName, studioAddress } from '@/lib/studio/copies';
import { keptCampaigns, makeCopy, newCopyId, takenNames } from '@/lib/studio/kept-campaigns';
import { Notice } from './notice';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { box, kept } = studio;

/** Says that the campaign is a version to come back to, and offers a copy of it to edit. */
export function KeptNotice() {
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

/** In place of the box for a field of a version to come back to. */
export function KeptBox() {
  const { close } = useActions();
  return (
    <section
      ref={(section) => section?.focus({ preventScroll: true })}
      tabIndex={-1}
      aria-label={kept.label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="grid gap-3 rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      <KeptNotice />
      <ToolButton onClick={close}>{box.close}</ToolButton>
    </section>
  );
}
