import { useId } from 'react';

interface CheckboxProps {
  label: string;
  note?: React.ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function Checkbox({ label, note, value, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className="text-sm">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          aria-describedby={note ? id : undefined}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 accent-text"
        />
        <span>{label}</span>
      </label>
      {note && (
        <div id={id} className="pl-7 text-xs text-muted">
          {note}
        </div>
      )}
    </div>
  );
}
