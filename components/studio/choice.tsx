import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few options. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className="mt-2 flex items-center gap-3 text-sm text-muted">
      <label htmlFor={id} className="w-24 shrink-0">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = options.find(([each]) => each === target.value) ?? [];
          if (chosen) onChange(chosen);
        }}
        className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-2 text-base text-text hover:border-text"
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TickProps {
  label: string;
  note: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function Tick({ label, note, value, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="text-sm">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-text"
        />
        {label}
      </label>
      <p id={id} className="pl-7 text-xs text-muted">
        {note}
      </p>
    </div>
  );
}
