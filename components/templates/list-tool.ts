/** An entry of a list of actions, above a rule. */
export const listTool =
  'flex min-h-11 items-center gap-2 border-b py-1 border-line text-left text-sm leading-tight font-semibold hover:border-text active:bg-input';
