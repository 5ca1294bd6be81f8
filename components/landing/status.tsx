import type { StatusRow } from '@/content/schema';
import { toneText } from './tone-text';

interface Props extends Pick<StatusRow, 'tone'> {
  as: 'p' | 'span';
  children: string;
}

/** A state in a word, in its color, after a dot. */
export function Status({ as: Element, tone, children }: Props) {
  return (
    <Element className={`flex items-center gap-2 text-sm font-semibold ${toneText[tone]}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </Element>
  );
}
