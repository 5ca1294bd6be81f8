interface Props {
  label: string;
  /** Of the setting that it changes, if it's one. */
  name?: string;
  options: { id: string; name: string }[];
  value?: string;
  onChange: (id: string) => void;
}

/** A choice of one of many, with its label beside it. */
export function Choice({ label, name, options, value, onChange }: Props) {
  return (
    <label className="needs-script mb-2 flex items-center gap-3 text-sm text-muted print:hidden">
      <span className="w-24 shrink-0">{label}</span>
      <select
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-3 text-base text-text hover:border-text"
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
