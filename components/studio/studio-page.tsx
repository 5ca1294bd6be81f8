import { Moon, Sun } from 'lucide-react';
import { Link } from '@/components/site/link';
import { SoftNavigation } from '@/components/site/soft-navigation';
import { ThemeScope, ThemeToggle } from '@/components/site/theme';
import { templatePages } from '@/content/navigation';
import type { Audience } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { studio as words } from '@/content/words/studio';
import { audiences } from '@/lib/campaigns';
import { themeColors } from '@/lib/site/theme-colors';
import { Studio } from './studio';
import './studio.css';

/** The editor of an audience's campaign. It has the whole screen, without the site's sidebar. */
export function StudioPage({ id, name, landing }: Audience) {
  return (
    <ThemeScope initial={words.theme} barColors={themeColors}>
      <SoftNavigation />
      <Link
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 font-semibold text-accent-text focus:translate-y-0"
      >
        {shell.skip}
      </Link>
      <ThemeToggle
        labels={{ light: shell.toLight, dark: shell.toDark }}
        icons={{ light: <Sun aria-hidden size={20} />, dark: <Moon aria-hidden size={20} /> }}
        className="needs-script fixed top-0 right-0 z-40 grid size-12 place-items-center outline-offset-[-2px] hover:bg-input"
      />
      <div data-studio>
        <section aria-label={words.title}>
          <h1 className="sr-only">{`${words.title}, ${name}`}</h1>
        </section>
        <Studio
          key={id}
          id={id}
          audiences={audiences.map((audience) => ({ id: audience.id, name: audience.name }))}
        >
          <div className="hidden p-4 noscript:block">
            <p className="hidden max-w-prose text-notice lost:block">{shell.lost}</p>
            <p className="max-w-prose">{words.noScript}</p>
            <ul className="mt-2">
              {[
                ...templatePages.map(({ route, title }) => [`${route}/${id}`, title] as const),
                [landing.route, landing.title] as const,
              ].map(([href, title]) => (
                <li key={href}>
                  <Link href={href} className="inline-flex min-h-11 items-center underline">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Studio>
      </div>
    </ThemeScope>
  );
}
