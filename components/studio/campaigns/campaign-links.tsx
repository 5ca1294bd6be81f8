import { Link } from '@/components/site/link';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { studio as words } from '@/content/words/studio/studio';
import { hasDraft } from '@/lib/site/stored-drafts';
import { useStudio, writeView } from '../store';

/** Links to the audiences' campaigns, which open with the same view and email service. */
export function CampaignLinks() {
  const id = useStudio(({ original }) => original.audience.id);
  const audiences = useStudio((state) => state.audiences);
  const newCampaign = useStudio((state) => state.newCampaign);
  const query = useStudio(({ view }) => writeView(view));
  // The mark appears once the first edit is saved.
  useStudio(({ saving }) => saving.at);
  return (
    <nav aria-label={words.bar.audiences} className="flex shrink-0">
      <Link href={words.route} className={look}>
        {words.bar.campaigns}
      </Link>
      {newCampaign && (
        <span aria-current="page" className={look}>
          {newCampaign.name}
        </span>
      )}
      {audiences.map((audience) => {
        const route = `${words.route}/${audience.id}${query}`;
        const label = (
          <>
            {audience.name}
            {hasDraft(audience.id) && (
              <>
                <span
                  aria-hidden
                  className="absolute top-3 right-1 size-1.5 rounded-full bg-text"
                />
                <span className="sr-only">{words.bar.hasDraft}</span>
              </>
            )}
          </>
        );
        const isSamePage = audience.id === id;
        // A new campaign's page has the same path, so the router would take it for the same page.
        if (newCampaign && isSamePage)
          return (
            <a key={audience.id} href={pageAddress(route)} className={look}>
              {label}
            </a>
          );
        return (
          <Link
            key={audience.id}
            href={route}
            aria-current={isSamePage ? 'page' : undefined}
            ref={isSamePage ? scrollTo : undefined}
            className={look}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

const look =
  'relative flex min-h-11 items-center px-3 text-sm whitespace-nowrap font-semibold text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:[box-shadow:inset_0_-2px_var(--text)]';

function scrollTo(link: HTMLAnchorElement | null) {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - link.offsetWidth;
}
