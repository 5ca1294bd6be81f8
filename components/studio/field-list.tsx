import { clsx } from 'clsx';
import { memo, useId, useRef, useState } from 'react';
import { graphemeCount } from '@/content/schema/text';
import { studio as words } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import { type Facts, resolveText } from '@/lib/campaign/resolve';
import { cleanValue, faultOf, withTokens, valueOf } from '@/lib/studio/edits';
import type { Field } from '@/lib/studio/fields';
import { Disclosure } from '@/components/ui/disclosure';
import { type FieldGroup, fieldGroups } from '@/content/schema/field';
import type { StudioState } from './use-studio';

interface FieldBoxProps {
  field: Field;
  value: string;
  facts: Facts;
  isEdited: boolean;
  onEdit: (field: Field, typed: string) => void;
  onReset: (field: Field) => void;
}

/**
 * A field of the campaign: its box, its limit, and a button to reset it. A value that can't be used
 * stays in the box.
 */
const FieldBox = memo(function FieldBox({
  field,
  value,
  facts,
  isEdited,
  onEdit,
  onReset,
}: FieldBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // The value changes when someone types here, which leaves the box alone, or from elsewhere, such
  // as an undo.
  if (value !== last) {
    setLast(value);
    if (cleanValue(field, typed) !== value) setTyped(value);
  }
  const { label, help, rows, unit, limit } = field;
  const fault = faultOf(field, typed, facts);
  const suggestion = isEdited ? withTokens(field, typed, facts) : undefined;
  const length =
    unit === 'entries'
      ? typed.split('\n').filter(Boolean).length
      : graphemeCount(resolveText(typed.trim(), facts).text);
  const isOver = limit !== undefined && length > limit;
  const counted = [length, ...(limit === undefined ? [] : [words.of, limit])].join(' ');
  const problem = fault && (typed.trim() === '' ? words.empty : `${words.fault} ${fault}.`);
  const isStale = isEdited || typed !== value;

  /** Fills the box for a button that's about to disappear, and the focus with it. */
  function put(text: string) {
    setTyped(text);
    box.current?.focus();
  }

  return (
    <div className={clsx('py-2.5', isEdited && 'border-l-2 border-accent pl-3')}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {isEdited && <span className="text-xs text-muted">{words.edited}</span>}
        <span className={clsx('ml-auto text-xs', isOver ? 'text-notice' : 'text-muted')}>
          {`${counted}${unit === 'entries' ? ` ${words.entries}` : ''}`}
          {isOver && `, ${words.over}`}
        </span>
      </div>
      <textarea
        ref={box}
        id={id}
        name={field.path}
        rows={rows}
        value={typed}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setTyped(target.value);
          onEdit(field, target.value);
        }}
        onKeyDown={(event) => {
          // A field with one text can't have line breaks.
          if (event.key === 'Enter' && !field.list) event.preventDefault();
        }}
        className="field-sizing-content block w-full resize-none rounded-sm border border-line bg-input px-3 py-2.5 text-base leading-snug text-text hover:border-text aria-invalid:border-danger"
      />
      <div id={`${id}-note`} className="text-xs text-muted">
        {problem && <p className="mt-1 text-sm text-danger">{problem}</p>}
        {help && <p className="mt-1">{help}</p>}
      </div>
      {suggestion && (
        <p className="mt-1 text-sm text-notice">
          {`${studioFields.spelledOut} `}
          <button
            type="button"
            onClick={() => {
              put(suggestion.text);
              onEdit(field, suggestion.text);
            }}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {suggestion.tokens.join(', ')}
            <span className="sr-only">{` ${label}`}</span>
          </button>
        </p>
      )}
      {isStale && (
        <button
          type="button"
          onClick={() => {
            put(value);
            onReset(field);
          }}
          className="min-h-11 min-w-11 text-left text-sm text-muted underline underline-offset-4 hover:text-text"
        >
          {words.resetField}
          <span className="sr-only">{` ${label}`}</span>
        </button>
      )}
    </div>
  );
});

interface FieldListProps {
  studio: StudioState;
  open: readonly FieldGroup[];
}

/** All fields of a campaign, in groups. */
export function FieldList({ studio, open }: FieldListProps) {
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
