import { useId } from 'react';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
  className: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const [chosen] = options.find(([option]) => option === target.value) ?? [];
        if (chosen) onChange(chosen);
      }}
      className={`min-h-11 rounded-sm border border-line bg-input px-2 text-text hover:border-text ${className}`}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function Choice<Value extends string>(props: Omit<SelectProps<Value>, 'className'>) {
  return (
    <label className="mt-2 flex items-center gap-3 text-sm text-muted">
      <span className="w-24 shrink-0">{props.label}</span>
      <Select {...props} className="min-w-0 grow text-base" />
    </label>
  );
}

interface TickProps {
  label: string;
  note?: string;
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
          aria-describedby={note && id}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-text"
        />
        {label}
      </label>
      {note && (
        <p id={id} className="pl-7 text-xs text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
