import type { StatusRow } from '@/content/schema';
import { toneText } from './tone-text';

/** A state in a word, in its color, after a dot. */
export function Status({ tone, children }: Pick<StatusRow, 'tone'> & { children: string }) {
  return (
    <span className={`flex items-center gap-2 text-sm font-semibold ${toneText[tone]}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
