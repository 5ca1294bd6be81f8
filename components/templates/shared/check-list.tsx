import { Check, CircleAlert } from 'lucide-react';
import type { Check as FileCheck } from '@/lib/campaign/document/problem';

interface Props {
  checks: readonly FileCheck[];
  /** What a screen reader says before an entry. */
  words: Record<'todo' | 'fine', string>;
}

const isOpen = ({ level }: FileCheck) => level !== 'fine';

/** What to know before an email is sent: what's left to do first, then what's fine. */
export function CheckList({ checks, words }: Props) {
  return (
    <ul className="text-sm">
      {checks
        .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
        .map((check) => {
          const { label, sentence } = check;
          const Icon = isOpen(check) ? CircleAlert : Check;
          return (
            <li key={label} className="flex gap-2 py-1">
              <Icon
                aria-hidden
                size={16}
                className={`mt-0.5 shrink-0 ${isOpen(check) ? 'text-notice' : 'text-good'}`}
              />
              <p className="min-w-0">
                <span className="sr-only">{`${isOpen(check) ? words.todo : words.fine}: `}</span>
                <span className="font-semibold">{label}</span>
                <span className="text-muted">{`: ${sentence}`}</span>
              </p>
            </li>
          );
        })}
    </ul>
  );
}
