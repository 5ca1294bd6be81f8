import { Tabs } from '@/components/ui/tabs';
import { audiences } from '@/content/audiences';
import { navigation } from '@/content/navigation';
import type { Audience, TemplatePage as Content } from '@/content/schema';
import { siteFooter } from '@/content/site';
import { templateWords } from '@/content/templates';
import { Link } from './link';
import { Shell } from './shell';

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
      <div className="px-4 py-10 sm:px-8 lg:py-14">
        <div className="mx-auto max-w-6xl">
          <p className="label text-accent">{content.badge}</p>
          <h1 className="mt-4 text-4xl leading-tight font-extrabold tracking-tight sm:text-5xl">
            {content.title}
          </h1>
          <p className="mt-3 max-w-prose text-lg text-muted">{content.lede}</p>
          <nav aria-label={templateWords.related} className="mt-4">
            <ul className="flex flex-wrap gap-x-6">
              {related.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-8">
            <Tabs
              label={templateWords.tabs}
              tabs={audiences.map((audience) => ({
                id: audience.id,
                label: audience.name,
                panel: <Panel {...audience} />,
              }))}
            />
          </div>
          {children}
        </div>
      </div>
    </Shell>
  );
}
