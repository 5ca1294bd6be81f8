import type { EmailCheck } from '@/lib/campaign/email/tag-checks';

export interface CheckListProps {
  checks: EmailCheck[];
  /** What a screen reader says before an entry. */
  words: Record<'todo' | 'fine', string>;
  /** Passed in, so the icon library isn't in the page's first load. */
  icons: Record<'todo' | 'fine', React.ReactNode>;
}

/** What to know before an email is sent: what's left to do first, then what's fine. */
export function CheckList({ checks, words, icons }: CheckListProps) {
  return (
    <ul className="text-sm">
      {checks
        .toSorted((a, b) => Number(b.open) - Number(a.open))
        .map(({ name, text, open }) => {
          const state = open ? 'todo' : 'fine';
          return (
            <li key={name} className="flex gap-2 py-1">
              {icons[state]}
              <p className="min-w-0">
                <span className="sr-only">{`${words[state]}: `}</span>
                <span className="font-semibold">{name}</span>
                <span className="text-muted">{`: ${text}`}</span>
              </p>
            </li>
          );
        })}
    </ul>
  );
}
