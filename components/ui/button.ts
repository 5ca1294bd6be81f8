const variants = {
  primary:
    'min-h-12 border-transparent bg-accent px-6 py-3 text-base text-accent-text hover:bg-accent-strong',
  secondary: 'min-h-12 border-line px-6 py-3 text-base text-text hover:border-text active:bg-input',
  /** The main action on a page of tools. */
  mainTool:
    'min-h-11 border-transparent bg-accent px-2 py-2 text-sm text-accent-text hover:bg-accent-strong',
  /** Any other action on a page of tools. */
  tool: 'min-h-11 border-line px-2 py-2 text-sm text-text hover:border-text active:bg-input',
  /** One of many, each next to the thing it acts on. */
  quietTool:
    'min-h-11 border-transparent px-2 py-2 text-sm text-muted hover:text-text active:bg-input',
};

/** The classes of a button, or of a link that looks like one: at least 44 px high. */
export function buttonStyles(variant: keyof typeof variants, className = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-sm border text-center text-balance leading-tight font-semibold not-aria-disabled:active:translate-y-px ${variants[variant]} ${className}`;
}
