import type { CampaignDocument } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { type Variant, valueOf } from '@/lib/studio/edits';
import type { Field } from '@/lib/studio/fields';

const { changes: words } = studio;

interface Props {
  exported: CampaignDocument;
  document: CampaignDocument;
  fields: readonly Field[];
  variant: Variant;
}

/** What's different from the exported campaign, field by field. */
export function Changes({ exported, document, fields, variant }: Props) {
  const changed = fields.filter(({ path }) => Object.hasOwn(variant, path));
  if (changed.length === 0) return <p className="text-sm text-muted">{words.none}</p>;
  return (
    <dl className="space-y-3 text-sm">
      {changed.map((field) => (
        <div key={field.path}>
          <dt className="font-semibold">{field.label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {valueOf(document, field)}
            <br />
            <span className="text-muted">
              {`${words.was}: `}
              <del className="no-underline">{valueOf(exported, field)}</del>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
