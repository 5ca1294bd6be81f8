import { useLayoutEffect, useRef } from 'react';
import type { SelectProps } from './select';

interface Props<Value extends string> extends Omit<SelectProps<Value>, 'className'> {
  /** The radio group's name: unique on the page. */
  name: string;
}

/** A choice of a few options, all visible at once: radio buttons that look like one bar. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, name, options, value, onChange } = props;
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // After a reload, Firefox checks the option that was chosen before, and React doesn't notice.
  useLayoutEffect(() => {
    for (const input of fieldset.current?.querySelectorAll('input') ?? [])
      input.checked = input.value === value;
  }, [value]);

  return (
    <fieldset ref={fieldset} className="grow xl:grow-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex divide-x divide-line rounded-sm outline-1 -outline-offset-1 outline-line">
        {options.map(([option, optionLabel]) => (
          <label
            key={option}
            className="flex min-h-11 min-w-14 grow cursor-pointer items-center justify-center px-2 text-center text-sm sm:px-3 leading-tight font-semibold text-muted outline-offset-[-2px] hover:text-text active:bg-input has-checked:bg-input has-checked:text-text has-checked:[box-shadow:inset_0_-2px_var(--text)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
