import { buttonStyles } from '@/components/ui/button';
import { hosts } from '@/content/hosts';
import type { FooterContent, Link as LinkContent, Theme } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { themeColors } from '@/lib/site/metadata';
import { basePath } from '@/lib/campaign/document/base-path';
import { signInOffered } from '@/lib/auth/sign-in-offered';
import { Account } from './account';
import { Footer } from './footer';
import { Link } from './link';
import { HomeLink } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavList } from './nav-list';
import { ThemeScope, ThemeToggle } from './theme';

interface Props {
  theme: Theme;
  footer: FooterContent;
  /** The page's path, so the navigation can mark it. */
  current?: string;
  /** The id of a landing page's audience, to whose templates the navigation leads. */
  audience?: string;
  /** A list of the page's sections, in place of the pages for marketers. */
  contents?: React.ReactNode;
  /** Where one is on the page, for the top bar of a small screen. */
  latest?: React.ReactNode;
  action?: LinkContent;
  children: React.ReactNode;
}

/** Everything around a page's content: skip link, top bar, sidebar or menu, theme, footer. */
export function Shell(props: Props) {
  const { theme, footer, current, audience, contents, latest, action, children } = props;
  const navigation = (
    <>
      <NavList {...{ current, contents }} />
      {signInOffered && <Account />}
    </>
  );
  return (
    <ThemeScope initial={theme} barColors={themeColors}>
      <Link
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 font-semibold text-accent-text focus:translate-y-0 print:hidden"
      >
        {shell.skip}
      </Link>
      <header className="sticky top-0 z-40 flex h-(--bar) items-center justify-between border-b border-line bg-background pr-16 pl-4 sm:pl-6 print:static print:px-0">
        <div className="relative flex min-w-0 grow items-center">
          <HomeLink className="flex min-h-11 items-center" />
          {latest && (
            <p aria-hidden className="latest after-action text-sm">
              {latest}
            </p>
          )}
        </div>
        {action && (
          <Link
            href={action.href}
            className={buttonStyles(
              'mainTool',
              'top-bar-action mr-1 shrink-0 px-4 max-md:hidden sm:mr-3 print:hidden',
            )}
          >
            {action.label}
          </Link>
        )}
        <MobileMenu
          label={shell.navigation}
          openLabel={shell.openMenu}
          closeLabel={shell.closeMenu}
        >
          {navigation}
        </MobileMenu>
        <ThemeToggle
          labels={{ light: shell.toLight, dark: shell.toDark }}
          className="needs-script fixed top-1 right-2 z-40 grid size-12 place-items-center rounded-sm outline-offset-[-2px] hover:bg-input sm:right-4"
        />
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <div className="hidden border-r border-line lg:block print:hidden">
          <div className="sticky top-(--bar) flex h-[calc(100dvh-var(--bar))] flex-col overflow-y-auto">
            {navigation}
          </div>
        </div>
        <div>
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <Footer {...footer} audience={audience} />
          {hosts.scripts.map((src) => (
            <script key={src} async src={src.startsWith('/') ? basePath + src : src} />
          ))}
        </div>
      </div>
    </ThemeScope>
  );
}
