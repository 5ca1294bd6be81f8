interface Props<Value extends string> {
  legend: string;
  /** The radio group's name: unique on the page. */
  name: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice of a few, all in sight: radio buttons, drawn as one bar. */
export function Segments<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className="label mb-1.5 text-muted">{legend}</legend>
      <div className="flex flex-wrap rounded-sm border border-line">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-11 grow cursor-pointer items-center justify-center border-b-2 border-transparent px-3 text-sm font-semibold text-muted outline-offset-[-2px] hover:text-text has-checked:border-accent has-checked:bg-input has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
