import { AudienceLink } from '@/components/site/audience-link';
import { Link } from '@/components/site/link';
import { Shell } from '@/components/site/shell';
import { siteFooter } from '@/content/footers';
import { Masthead } from '@/components/site/masthead';
import { audiences } from '@/lib/campaigns';
import { landingPages, templatePages } from '@/content/navigation';
import type { TemplatePage } from '@/content/schema';
import { templateWords as words } from '@/content/words/templates';
import { AudienceTabs } from './audience-tabs';
import './templates.css';

const linkStyle =
  'inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4 hover:text-text';

/** Each tab's styles are here, because each tab makes the page longer. */
const listStyle =
  '-mx-4 flex flex-wrap gap-x-2 border-line px-3 text-sm font-semibold text-muted *:flex *:min-h-12 *:items-center *:border-b-2 *:border-transparent *:px-1 *:outline-offset-[-2px] *:hover:text-text *:aria-selected:border-text *:aria-selected:text-text max-md:border-b sm:-mx-8 sm:gap-x-6 sm:px-7 sm:text-base md:-mx-1 md:-mb-px md:px-0';

/** What all audiences' pages share: title, intro, links to related pages, and tabs. */
export function TemplateLayout(props: { content: TemplatePage; children: React.ReactNode }) {
  const { content, children } = props;
  return (
    <Shell theme={content.theme} footer={siteFooter} current={content.route}>
      <div data-templates>
        <div className="p-4 sm:px-8 sm:pb-12 lg:pb-16 xl:pt-6 print:p-0">
          <div className="page-width">
            {/* On wide screens, the links are beside the badge, so that the tools start higher up. */}
            <div className="items-start justify-between xl:flex">
              {/* On smaller ones, there's only room for the title. */}
              <div className="max-xl:*:first:hidden max-xl:*:nth-2:mt-0">
                <Masthead badge={content.badge} title={content.title} />
                <p className="mt-1 text-muted max-xl:hidden">{content.lede}</p>
              </div>
              <nav
                aria-label={words.related}
                className="scroll-row gap-x-4 text-sm text-muted xl:-mt-3.5 print:hidden"
              >
                <p className="py-3 whitespace-nowrap">{words.landingPages}</p>
                <ul className="contents">
                  {landingPages.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href} className={linkStyle}>
                        {label}
                      </Link>
                    </li>
                  ))}
                  {templatePages
                    .filter(({ route }) => route !== content.route)
                    .map(({ route, title }) => (
                      <li
                        key={route}
                        className="flex items-center gap-x-4 before:h-4 before:border-l before:border-line"
                      >
                        <AudienceLink href={route} className={linkStyle}>
                          {title}
                        </AudienceLink>
                      </li>
                    ))}
                </ul>
              </nav>
            </div>
            <AudienceTabs
              words={words}
              listStyle={listStyle}
              part={content.part}
              route={content.route}
              audiences={audiences.map(({ id, name }) => ({ id, name }))}
            >
              {children}
            </AudienceTabs>
          </div>
        </div>
      </div>
    </Shell>
  );
}
