import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import type { Link as LinkContent } from '@/content/schema';

/** On a phone, the call to action at the bottom of the screen. */
export function ActionBar({ label, href }: LinkContent) {
  return (
    <div className="action-bar sticky bottom-0 z-30 -mt-15 border-t border-line bg-background px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-8 md:hidden [@media(height<16rem)]:hidden print:hidden">
      <Link href={href} className={buttonStyles('primary', 'w-full')}>
        {label}
      </Link>
    </div>
  );
}
