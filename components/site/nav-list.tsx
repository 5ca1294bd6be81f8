import { forMarketers, landingPages, navigation } from '@/content/navigation';
import { shell } from '@/content/words/shell';
import { Link } from './link';
import { AudienceLink } from './audience-link';

/** Lower for a mouse than for a finger, so that the whole sidebar fits a small screen. */
const navLinkStyle =
  'flex min-h-11 items-center border-l-2 border-line pl-4 text-muted hover:border-text hover:text-text aria-[current]:border-text aria-[current]:font-semibold aria-[current]:text-text lg:pointer-fine:min-h-8';

interface Props {
  /** The page's path. Its link is marked. */
  current?: string | undefined;
  /** A landing page's sections. */
  contents?: React.ReactNode;
}

/** On a landing page, its sections, and then the other pages for visitors. Elsewhere, all pages. */
export function NavList({ current, contents }: Props) {
  return (
    // Where the list is longer than its place, it fades out; its end has as much room to spare.
    <nav
      aria-label={shell.navigation}
      className="flex min-h-24 flex-col overflow-y-auto pb-8 [mask-image:linear-gradient(to_top,transparent,#000_2rem)]"
    >
      {contents ? (
        <>
          {contents}
          <OtherPages current={current} />
        </>
      ) : (
        <AllPages current={current} />
      )}
    </nav>
  );
}

/** All but the marketers' pages and the one that's open. */
function OtherPages({ current }: Pick<Props, 'current'>) {
  const groups = navigation
    .filter((group) => group !== forMarketers)
    .map(({ heading, links }) => ({
      heading: links === landingPages ? shell.alsoFor : heading,
      links: links.filter(({ href }) => href !== current),
    }));
  // A site with one audience has no others.
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) => (
      <div key={heading} className="px-6 pt-4 text-sm text-muted">
        <p>{heading}</p>
        <ul className="flex flex-wrap gap-x-3">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-11 items-center underline underline-offset-4 hover:text-text lg:pointer-fine:min-h-8"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ));
}

function AllPages({ current }: Pick<Props, 'current'>) {
  return navigation.map(({ heading, links, hasAudiences }) => (
    <div key={heading} className="px-6 pt-5 last:text-sm">
      <p className="label mb-2 text-muted">{heading}</p>
      <ul>
        {links.map(({ label, href }) => {
          const link = {
            href,
            'aria-current': href === current ? ('page' as const) : undefined,
            className: navLinkStyle,
            children: label,
          };
          return (
            <li key={href}>{hasAudiences ? <AudienceLink {...link} /> : <Link {...link} />}</li>
          );
        })}
      </ul>
    </div>
  ));
}
