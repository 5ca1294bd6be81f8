import { Link } from '@/components/site/link';
import { ThemeScope, ThemeToggle } from '@/components/site/theme';
import { shell } from '@/content/words/shell';
import { studio as words } from '@/content/words/studio/studio';
import { themeColors } from '@/lib/site/metadata';
import './studio.css';

/** What the studio's pages have around them. They have the whole screen, without the sidebar. */
export function StudioShell({ children }: { children: React.ReactNode }) {
  return (
    <ThemeScope initial={words.theme} barColors={themeColors}>
      <Link
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 font-semibold text-accent-text focus:translate-y-0"
      >
        {words.skip}
      </Link>
      <ThemeToggle
        labels={{ light: shell.toLight, dark: shell.toDark }}
        className="needs-script fixed top-0 right-0 z-40 grid size-12 place-items-center outline-offset-[-2px] hover:bg-input"
      />
      <div data-studio>{children}</div>
    </ThemeScope>
  );
}
