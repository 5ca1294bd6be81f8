export interface SelectProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of options. They're only chosen here, so a browser doesn't fill in an earlier one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, className = '' } = props;
  return (
    <select
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        const [chosenOption] = options.find(([option]) => option === target.value) ?? [];
        if (chosenOption) onChange(chosenOption);
      }}
      className={`min-h-11 min-w-0 rounded-sm border border-line bg-input px-2 text-text hover:border-text ${className}`}
    >
      {options.map(([option, optionLabel]) => (
        <option key={option} value={option}>
          {optionLabel}
        </option>
      ))}
    </select>
  );
}

/** The same with its label beside it. */
export function Choice<Value extends string>({ className = 'mt-2', ...rest }: SelectProps<Value>) {
  return (
    <label className={`flex items-center gap-3 text-sm text-muted ${className}`}>
      <span className="max-w-1/2 min-w-24 shrink-0">{rest.label}</span>
      <Select {...rest} className="grow text-base" />
    </label>
  );
}
