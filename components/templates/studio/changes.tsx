import { studio as words } from '@/content/words/studio';
import { valueOf } from '@/lib/studio/edits';
import type { StudioState } from './use-studio';

/** What's different from the exported campaign, field by field. */
export function Changes({
  studio: { exported, document, fields, variant },
}: {
  studio: StudioState;
}) {
  const { none, was } = words.changes;
  const changed = fields.filter(({ path }) => Object.hasOwn(variant, path));
  if (changed.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <dl className="space-y-3 text-sm">
      {changed.map((field) => (
        <div key={field.path}>
          <dt className="font-semibold">{field.label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {valueOf(document, field)}
            <br />
            <span className="text-muted">
              {`${was}: `}
              <del className="no-underline">{valueOf(exported, field)}</del>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
