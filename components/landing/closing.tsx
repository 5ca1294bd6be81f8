import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import type { Link as LinkContent } from '@/content/schema';

export function Closing({ text, action }: { text: string; action: LinkContent }) {
  return (
    <section className="border-t border-line bg-surface px-4 py-14 sm:px-8 lg:py-20 print:bg-background print:px-0 print:py-8">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <h2 className="max-w-3xl text-[clamp(1.9rem,8.7vw,2.25rem)] leading-[1.1] font-extrabold tracking-tight lg:text-5xl">
          {text}
        </h2>
        <Link
          href={action.href}
          className={buttonStyles('primary', 'closing-action max-sm:w-full')}
        >
          {action.label}
        </Link>
      </div>
    </section>
  );
}
