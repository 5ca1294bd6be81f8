import { Link } from '@/components/site/link';
import { studio as words } from '@/content/words/studio/studio';
import type { CampaignProblem } from '@/lib/studio/text/find-problems';
import { useActions, useStudio, writeView } from '../store';

/** Leads to a text of this campaign or to another one's studio. A row's text is in the table. */
export function ProblemLink(props: {
  problem: Pick<CampaignProblem, 'source' | 'path' | 'files'>;
  children: React.ReactNode;
}) {
  const { problem, children } = props;
  const currentAudience = useStudio(({ original }) => original.audience.id);
  const shownIndex = useStudio(({ draft }) => draft.edits.shown);
  const query = useStudio(({ view }) => writeView(view));
  const { change, go } = useActions();
  const { source, path, files } = problem;
  const look = 'block min-h-11 w-full py-2 text-left';
  const id = source?.original?.audience.id ?? currentAudience;
  if (id !== currentAudience)
    return (
      <Link href={`${words.route}/${id}${query}`} className={`${look} underline`}>
        {children}
      </Link>
    );
  const index = source?.original ? source.index : shownIndex;
  if (path === '' || index === undefined) return <p className={look}>{children}</p>;
  const lead = () => {
    if (index !== shownIndex) change({ type: 'show', shown: index });
    go(path, { board: files?.[0] });
  };
  return (
    <button type="button" onClick={lead} className={`${look} underline`}>
      {children}
    </button>
  );
}
