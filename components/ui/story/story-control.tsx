import { buttonStyles } from '../button';

interface Props {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** `aria-disabled`, because a disabled button would lose focus, and the arrow keys with it. */
export function StoryControl({ label, isOff, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className={buttonStyles(
        'tool',
        'w-11 aria-disabled:text-muted aria-disabled:hover:border-line',
      )}
    >
      {children}
    </button>
  );
}
