import { buttonStyles } from '@/components/ui/button';
import { hosts } from '@/content/hosts';

/** Asks before other sites' scripts load (lib/first-script/consent.ts), if content says so. */
export function ConsentLine() {
  if (!hosts.consent) return null;
  const { text, accept, decline } = hosts.consent;
  return (
    <aside
      data-consent-line
      className="hidden flex-wrap items-center gap-3 border-t border-line bg-background px-4 py-3 sm:px-8"
    >
      <p className="text-sm">{text}</p>
      <button type="button" data-answer="accepted" className={buttonStyles('tool', 'px-4')}>
        {accept}
      </button>
      <button type="button" data-answer="declined" className={buttonStyles('tool', 'px-4')}>
        {decline}
      </button>
    </aside>
  );
}
