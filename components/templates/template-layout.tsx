import { Tabs } from '@/components/ui/tabs';
import { audiences } from '@/content/audiences';
import { navigation } from '@/content/navigation';
import type { Audience, TemplatePage as Content } from '@/content/schema';
import { siteFooter } from '@/content/site';
import { templateWords } from '@/content/words/templates';
import { Link } from '@/components/site/link';
import { Shell } from '@/components/site/shell';

interface Props {
  content: Content;
  /** What an audience's tab shows. */
  Panel: React.ComponentType<Audience>;
  /** What stands below the tabs. */
  children?: React.ReactNode;
}

/** A page of templates: what it is, where its neighbours are, a tab for each audience. */
export function TemplatePage({ content, Panel, children }: Props) {
  const related = navigation
    .flatMap(({ links }) => links)
    .filter(({ href }) => href !== content.route);
  return (
    <Shell theme={content.theme} footer={siteFooter} current={content.route}>
      <div className="px-4 pt-5 pb-12 sm:px-8 lg:pt-6 lg:pb-16 print:p-0">
        <div className="page-width">
          <div className="grid lg:grid-cols-[1fr_auto]">
            <p className="label text-muted">{content.badge}</p>
            <h1 className="mt-1 text-3xl leading-tight font-extrabold tracking-tight sm:text-4xl lg:text-3xl xl:text-4xl">
              {content.title}
            </h1>
            <p className="mt-0.5 text-muted lg:col-span-2">{content.lede}</p>
            {/* On a wide page beside the title: the tools begin below both. */}
            <nav
              aria-label={templateWords.related}
              className="mt-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-end print:hidden"
            >
              <ul className="flex flex-wrap gap-x-4 text-sm">
                {related.map(({ label, href }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-text"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="mt-1 lg:mt-3">
            <Tabs
              label={templateWords.tabs}
              tabs={audiences.map((audience) => ({
                id: audience.id,
                label: audience.name,
                panel: (
                  <>
                    {/* The tab says it, where there are tabs to choose from. */}
                    <h2 className="sr-only text-2xl font-bold tracking-tight noscript:not-sr-only noscript:pt-8 print:not-sr-only print:pt-3">
                      {audience.name}
                    </h2>
                    <Panel {...audience} />
                  </>
                ),
              }))}
            />
          </div>
          {children}
        </div>
      </div>
    </Shell>
  );
}
