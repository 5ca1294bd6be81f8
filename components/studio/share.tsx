import { Fragment } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { studio } from '@/content/words/studio';
import { copyWords } from '@/content/words/templates';
import { toFragment } from '@/lib/studio/link';
import { saveEdits } from '@/lib/studio/saved-edits';
import type { StudioState } from './use-studio';
import { valueOf } from '@/lib/studio/edits';

const { share: words, changes } = studio;

/** A link to exactly what's on screen, and a copy of the edits for an engineer. */
export function Share({ studio: { exported, edits, isEdited } }: { studio: StudioState }) {
  const saved = saveEdits(exported, edits);
  const forEngineers = JSON.stringify({ audience: exported.audience.id, ...saved }, null, 1);
  const copies = [
    [words.copyLink, () => linkTo(isEdited ? saved : undefined), words.note],
    [words.copyForEngineers, `${forEngineers}\n`, words.engineersNote],
  ] as const;
  return (
    <div className="grid gap-2 text-sm">
      {copies.map(([label, text, note]) => (
        <Fragment key={label}>
          <CopyButton
            text={text}
            label={label}
            words={copyWords}
            icons={copyIcons}
            className={buttonStyles('tool', 'w-full')}
          />
          <p className="text-xs text-muted">{note}</p>
        </Fragment>
      ))}
    </div>
  );
}

/** The address of this page with its settings and, in the fragment, the edits. */
async function linkTo(saved: unknown): Promise<string> {
  const url = new URL(window.location.href);
  url.hash = saved ? await toFragment(saved) : '';
  return url.href;
}

/** What's different from the exported campaign, field by field. */
export function Changes({
  studio: { exported, document, fields, variant },
}: {
  studio: StudioState;
}) {
  const changed = fields.filter(({ path }) => Object.hasOwn(variant, path));
  if (changed.length === 0) return <p className="text-sm text-muted">{changes.none}</p>;
  return (
    <dl className="space-y-3 text-sm">
      {changed.map((field) => (
        <div key={field.path}>
          <dt className="font-semibold">{field.label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {valueOf(document, field)}
            <br />
            <span className="text-muted">
              {`${changes.was}: `}
              <del className="no-underline">{valueOf(exported, field)}</del>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
