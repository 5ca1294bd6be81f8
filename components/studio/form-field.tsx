import { useId } from 'react';

interface Props extends Pick<
  React.ComponentProps<'input'>,
  'ref' | 'value' | 'maxLength' | 'onBlur'
> {
  label: string;
  note: string;
  fault?: string;
  onType: (typed: string) => void;
}

/** A line to type, with what to know about it, and what's wrong with it. */
export function FormField({ label, note, fault = '', onType, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onType(target.value)}
        className="min-h-11 rounded-sm border border-line bg-input px-3 text-base aria-invalid:border-danger"
        {...rest}
      />
      <div id={`${id}-note`} className="[overflow-wrap:anywhere] text-muted">
        <p>{note}</p>
        <p role="alert" className="text-danger">
          {fault}
        </p>
      </div>
    </div>
  );
}
