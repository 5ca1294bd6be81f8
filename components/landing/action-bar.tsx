import type { Link as LinkContent } from '@/content/schema';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';

/**
 * On a phone, the call to action at the bottom of the screen. It works without a script: it sticks
 * to the bottom of the screen inside of a box that starts one screen below its parent, so it shows
 * once nearly all of the parent has left the screen at the top. The box is taller than any page;
 * `action-track` cuts it off, and keeps the bar from showing in part.
 */
export function ActionBar({ label, href }: LinkContent) {
  return (
    <div className="action-box pointer-events-none absolute inset-x-0 top-[calc(100%+100svh-5.75rem)] z-30 flex h-[9999svh] flex-col justify-end md:hidden [@media(height<16rem)]:hidden print:hidden">
      <div className="action-bar pointer-events-auto sticky bottom-0 border-t border-line bg-background px-4 py-2 sm:px-8 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Link href={href} className={buttonStyles('primary', 'w-full')}>
          {label}
        </Link>
      </div>
    </div>
  );
}
