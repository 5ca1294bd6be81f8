import type { Campaign } from '@/content/schema';
import { studioFields } from '@/content/words/studio-fields';
import { type Edits, valueOf } from '@/lib/studio/edits';
import { type Field, type FieldGroup, fieldGroups } from '@/lib/studio/fields';
import { FieldBox } from './field-box';
import { Section } from './section';

interface Props {
  /** The groups that are open at first. */
  open: readonly FieldGroup[];
  campaign: Campaign;
  fields: readonly Field[];
  edits: Edits;
  onEdit: (field: Field, typed: string) => void;
  onReset: (field: Field) => void;
}

/** All fields of a campaign, in groups. */
export function FieldList({ open, campaign, fields, edits, onEdit, onReset }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {fieldGroups.map((group) => {
        const own = fields.filter((field) => field.group === group);
        const count = own.filter(({ path }) => Object.hasOwn(edits, path)).length;
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
                value={valueOf(campaign, field)}
                isEdited={Object.hasOwn(edits, field.path)}
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
