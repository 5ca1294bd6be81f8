import type { Check } from '@/lib/campaign/document/problem';

/** Names what's left to do after a copy: ` Still to do (2): Fields to fill in, Size.` */
export function stillToDo(checks: readonly Check[], { open }: { open: string }): string {
  const names = checks.flatMap(({ level, label }) => (level === 'fine' ? [] : label));
  return names.length > 0 ? ` ${open} (${names.length}): ${names.join(', ')}.` : '';
}
