import { Disclosure } from '@/components/ui/disclosure';
import { type FieldGroup, fieldGroups } from '@/content/schema/field';
import { studioFields } from '@/content/words/studio-fields';
import { valueOf } from '@/lib/studio/edits';
import { FieldBox } from './field-box';
import type { StudioState } from './use-studio';

interface Props {
  studio: StudioState;
  /** The groups that are open at first. */
  open: readonly FieldGroup[];
}

/** All fields of a campaign, in groups. */
export function FieldList({ studio, open }: Props) {
  const { document, facts, fields, variant, edit, resetField } = studio;
  return (
    <div className="divide-y divide-line border-y border-line">
      {fieldGroups.map((group) => {
        const own = fields.filter((field) => field.group === group);
        const count = own.filter(({ path }) => Object.hasOwn(variant, path)).length;
        return (
          <Disclosure
            key={group}
            open={open.includes(group)}
            summary={
              <>
                {studioFields.groups[group]}
                {count > 0 && <span className="ml-auto text-accent">{count}</span>}
              </>
            }
          >
            {own.map((field) => (
              <FieldBox
                key={field.path}
                field={field}
                value={valueOf(document, field)}
                facts={facts}
                isEdited={Object.hasOwn(variant, field.path)}
                onEdit={edit}
                onReset={resetField}
              />
            ))}
          </Disclosure>
        );
      })}
    </div>
  );
}
