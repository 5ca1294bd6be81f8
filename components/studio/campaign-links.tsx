import { Link } from '@/components/site/link';
import { studio as words } from '@/content/words/studio';
import { hasOwnDraft } from '@/lib/studio/draft';
import { useStudio } from './store/studio-store';
import { writeView } from './store/view';

/** Links to the audiences' campaigns, which open with the same view and email service. */
export function CampaignLinks() {
  const id = useStudio(({ exported }) => exported.audience.id);
  const audiences = useStudio((state) => state.audiences);
  const query = useStudio(({ view }) => writeView(view));
  // The mark appears once the first edit is saved.
  useStudio(({ saving }) => saving.at);
  return (
    <nav aria-label={words.bar.audiences} className="flex shrink-0">
      {audiences.map((audience) => (
        <Link
          key={audience.id}
          href={`${words.route}/${audience.id}${query}`}
          aria-current={audience.id === id ? 'page' : undefined}
          ref={audience.id === id ? scrollTo : undefined}
          className="flex min-h-11 items-center gap-1.5 px-3 text-sm whitespace-nowrap font-semibold text-muted hover:text-text aria-[current=page]:text-text aria-[current=page]:[box-shadow:inset_0_-2px_var(--text)]"
        >
          {audience.name}
          {hasOwnDraft(audience.id) && (
            <>
              <span aria-hidden className="size-2 rounded-full bg-text" />
              <span className="sr-only">{words.bar.hasDraft}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a row to one of its links. */
function scrollTo(link: HTMLAnchorElement | null) {
  const row = link?.offsetParent;
  if (row) row.scrollLeft = link.offsetLeft - link.offsetWidth;
}
