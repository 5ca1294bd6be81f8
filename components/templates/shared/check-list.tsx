import { Check, CircleAlert } from 'lucide-react';
import type { EmailCheck } from '@/lib/campaign/email/tag-checks';

interface Props {
  checks: EmailCheck[];
  /** What a screen reader says before an entry. */
  words: Record<'todo' | 'fine', string>;
}

/** What to know before an email is sent: what's left to do first, then what's fine. */
export function CheckList({ checks, words }: Props) {
  return (
    <ul className="text-sm">
      {checks
        .toSorted((a, b) => Number(b.open) - Number(a.open))
        .map(({ name, text, open }) => {
          const Icon = open ? CircleAlert : Check;
          return (
            <li key={name} className="flex gap-2 py-1">
              <Icon
                aria-hidden
                size={16}
                className={`mt-0.5 shrink-0 ${open ? 'text-notice' : 'text-good'}`}
              />
              <p className="min-w-0">
                <span className="sr-only">{`${open ? words.todo : words.fine}: `}</span>
                <span className="font-semibold">{name}</span>
                <span className="text-muted">{`: ${text}`}</span>
              </p>
            </li>
          );
        })}
    </ul>
  );
}
