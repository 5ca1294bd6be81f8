const variants = {
  primary:
    'min-h-12 border-transparent bg-accent px-6 py-3 text-base text-accent-text hover:bg-accent-strong',
  secondary: 'min-h-12 border-line px-6 py-3 text-base text-text hover:border-text active:bg-input',
  /** For a page that is worked with: the one that most come for, and the many others. */
  mainTool:
    'min-h-11 border-transparent bg-accent px-2 py-2 text-sm text-accent-text hover:bg-accent-strong',
  tool: 'min-h-11 border-line px-2 py-2 text-sm text-text hover:border-text active:bg-input',
  /** One of many, beside what it is for. */
  quietTool:
    'min-h-11 border-transparent px-2 py-2 text-sm text-muted hover:text-text active:bg-input',
};

/**
 * The look of a button, for a `<button>` or a link that leads to an action: at least 44 px high; gives way when it is
 * pressed, and no more where it can do nothing now.
 */
export function buttonStyles(variant: keyof typeof variants, className = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-sm border text-center text-balance leading-tight font-semibold not-aria-disabled:active:translate-y-px ${variants[variant]} ${className}`;
}
