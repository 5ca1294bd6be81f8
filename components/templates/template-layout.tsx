import { Link } from '@/components/site/link';
import { Shell } from '@/components/site/shell';
import { brand } from '@/content/brand';
import { audiences } from '@/lib/campaigns';
import { emailServices } from '@/content/email-services';
import { templatePages } from '@/content/navigation';
import type { TemplatePage } from '@/content/schema';
import { siteFooter } from '@/content/footers';
import { templateWords as words } from '@/content/words/templates';
import { AudienceTabs } from './audience-tabs';
import { TemplateLink } from './address-settings';

interface Props {
  content: TemplatePage;
  children: React.ReactNode;
}

const linkStyle = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text';

/**
 * What the pages of all audiences share: title and intro, links to related pages, and a tab for
 * each audience.
 */
export function TemplateLayout({ content, children }: Props) {
  return (
    <Shell theme={content.theme} footer={siteFooter} current={content.route}>
      <div className="px-4 pt-5 pb-12 sm:px-8 lg:pt-6 lg:pb-16 print:p-0">
        <div className="page-width">
          <div className="grid gap-x-8 xl:grid-cols-[1fr_auto]">
            <p className="label text-muted">{content.badge}</p>
            <h1 className="mt-1 text-3xl leading-tight font-extrabold tracking-tight sm:text-4xl">
              {content.title}
            </h1>
            <p className="mt-0.5 text-muted xl:col-span-2">{content.lede}</p>
            {/* On wide screens, the links are next to the title, so that the tools start higher up. */}
            <nav
              aria-label={words.related}
              className="text-sm text-muted xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-end print:hidden"
            >
              <p className="mr-4 inline">{words.seePage}</p>
              <ul className="inline">
                {audiences.map(({ id, name, landing }) => (
                  <li key={id} className="mr-4 inline">
                    <Link href={landing.route} className={linkStyle}>
                      {name}
                    </Link>
                  </li>
                ))}
                {templatePages
                  .filter(({ route }) => route !== content.route)
                  .map(({ route, title }) => (
                    <li key={route} className="inline">
                      <TemplateLink route={route} label={title} className={linkStyle} />
                    </li>
                  ))}
              </ul>
            </nav>
          </div>
          <div className="mt-1 lg:mt-3">
            <AudienceTabs
              brand={brand.name}
              label={words.tabs}
              route={content.route}
              audiences={audiences.map(({ id, name }) => ({ id, name }))}
              services={emailServices.map(({ id }) => id)}
              unreadText={words.unread}
            >
              {children}
            </AudienceTabs>
          </div>
        </div>
      </div>
    </Shell>
  );
}
