import { clsx } from 'clsx';

const variants = {
  primary: 'bg-accent text-accent-text hover:bg-accent-strong',
  secondary: 'border border-line text-text hover:border-text',
};

/** The look of a button, for a `<button>` or a link that leads to an action. At least 48 px high. */
export function buttonStyles(variant: keyof typeof variants, className?: string): string {
  return clsx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm px-6 py-3 text-center text-base leading-tight font-semibold',
    variants[variant],
    className,
  );
}
