interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few options. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <label className="mt-2 flex items-center gap-3 text-sm text-muted">
      <span className="w-24 shrink-0">{label}</span>
      <select
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
    </label>
  );
}

interface TickProps {
  label: string;
  note: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function Tick({ label, note, value, onChange }: TickProps) {
  return (
    <label className="mt-2 grid grid-cols-[1.25rem_1fr] items-center gap-x-2 text-sm">
      <input
        type="checkbox"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-(--accent)"
      />
      <span className="py-1">{label}</span>
      <span className="col-start-2 text-xs text-muted">{note}</span>
    </label>
  );
}
