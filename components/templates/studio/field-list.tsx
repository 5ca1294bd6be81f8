import type { CampaignDocument } from '@/content/schema';
import { studioFields } from '@/content/words/studio-fields';
import type { Facts } from '@/lib/campaign/resolve';
import { type Variant, valueOf } from '@/lib/studio/edits';
import { type FieldGroup, fieldGroups } from '@/content/schema/field';
import type { Field } from '@/lib/studio/fields';
import { FieldBox } from './field-box';
import { Section } from './section';

interface Props {
  /** The groups that are open at first. */
  open: readonly FieldGroup[];
  document: CampaignDocument;
  facts: Facts;
  fields: readonly Field[];
  variant: Variant;
  onEdit: (field: Field, typed: string) => void;
  onReset: (field: Field) => void;
}

/** All fields of a campaign, in groups. */
export function FieldList({ open, document, facts, fields, variant, onEdit, onReset }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {fieldGroups.map((group) => {
        const own = fields.filter((field) => field.group === group);
        const count = own.filter(({ path }) => Object.hasOwn(variant, path)).length;
        return (
          <Section
            key={group}
            title={studioFields.groups[group]}
            count={count}
            open={open.includes(group)}
          >
            {own.map((field) => (
              <FieldBox
                key={field.path}
                field={field}
                value={valueOf(document, field)}
                facts={facts}
                isEdited={Object.hasOwn(variant, field.path)}
                onEdit={onEdit}
                onReset={onReset}
              />
            ))}
          </Section>
        );
      })}
    </div>
  );
}
