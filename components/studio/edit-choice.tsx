import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { type Choice, choiceText } from '@/lib/studio/choices';

/** Tells choices apart. */
export const keyOf = ({ index, path }: Choice) => `${index} ${path}`;

interface Props {
  choice: Choice;
  isTheirs: boolean;
  hasVariants: boolean;
  onChange: (isTheirs: boolean) => void;
}

/** One text: yours or theirs. */
export function EditChoice({ choice, isTheirs, hasVariants, onChange }: Props) {
  const { index, name, mine, theirs } = choice;
  const variant = studio.variants.names[index];
  const options = [
    [studioShare.choose.mine, false, mine, theirs],
    [studioShare.choose.theirs, true, theirs, mine],
  ] as const;
  return (
    <fieldset className="mt-4 grid gap-1">
      <legend className="mb-1 text-sm font-semibold">
        {hasVariants ? `${variant}: ${name}` : name}
      </legend>
      {options.map(([label, value, changes, others]) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer gap-2 rounded-sm border border-line px-3 py-2 text-sm has-checked:border-text has-checked:bg-input"
        >
          <input
            type="radio"
            name={keyOf(choice)}
            checked={isTheirs === value}
            onChange={() => onChange(value)}
            className="mt-1 accent-current"
          />
          <span className="min-w-0 whitespace-pre-line">
            <b className="block text-xs text-muted">{label}</b>
            {choiceText(changes, others)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
