import { Link } from '@/components/site/link';
import { studio as studioWords } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import { studioDownload as words } from '@/content/words/studio-download';
import type { EditedCampaign } from '@/lib/studio/downloads';
import type { Problem } from '@/lib/campaign/rules/problem';
import { useActions, useStudio, writeView } from './store';

/** A problem, and the campaign that it's in, if it isn't just the one on the wall. */
interface Listed extends Problem {
  source?: Partial<EditedCampaign>;
}

/** The most that are listed: with more than that, somebody has to check all of it anyway. */
const most = 50;

/** Before the label of a field of an ad: both ads have the same ones. */
export function adOf({ path }: Pick<Problem, 'path'>): string {
  const [, ad] = /\.ads\.(primary|remedy)\./.exec(path) ?? [];
  return ad ? `${studioFields.groups[ad === 'primary' ? 'fear' : 'remedy']}, ` : '';
}

/** Problems, each once: the same one may be in several pictures. */
export function once<Found extends Listed>(problems: readonly Found[]): Found[] {
  const said = new Map<string, Found[]>();
  for (const problem of problems) {
    const key = `${problem.source?.name} ${problem.row} ${problem.path} ${problem.sentence}`;
    said.set(key, [...(said.get(key) ?? []), problem]);
  }
  const [before, after] = studioWords.box.many;
  return [...said.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    const sentence = `${first.sentence} ${before} ${same.length} ${after}`;
    return [Object.assign({}, first, { sentence })];
  });
}

interface Props {
  title: string;
  heading?: 'h2' | 'h3';
  problems: readonly Listed[];
  isNamed?: boolean;
}

/** What's wrong, each entry with a link to the text. */
export function Problems(props: Props) {
  const { title, heading: Heading = 'h3', isNamed = false } = props;
  const problems = once(props.problems);
  const rest = problems.length - most;
  if (problems.length === 0) return null;
  return (
    <section className="mt-3 border-l-2 border-notice pl-3 text-sm">
      <Heading className="font-semibold text-notice">{`${title} (${problems.length})`}</Heading>
      <ul className="mt-1 divide-y divide-line">
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.source?.name} ${problem.label} ${problem.path} ${problem.sentence}`}>
            <Way problem={problem}>
              {isNamed && <b>{`${problem.source?.name}. `}</b>}
              {`${adOf(problem)}${problem.label && `${problem.label}: `}${problem.sentence}`}
            </Way>
          </li>
        ))}
        {rest > 0 && <li className="py-2">{`${rest} ${words.more}`}</li>}
      </ul>
    </section>
  );
}

/** Leads to a text of this campaign or to another one's studio. A row's text is in the table. */
function Way({ problem, children }: { problem: Listed; children: React.ReactNode }) {
  const here = useStudio(({ exported }) => exported.audience.id);
  const shown = useStudio(({ draft }) => draft.now.shown);
  const query = useStudio(({ view }) => writeView(view));
  const { change, go } = useActions();
  const { source, path, board } = problem;
  const look = 'block min-h-11 w-full py-2 text-left';
  const id = source?.exported?.audience.id ?? here;
  if (id !== here)
    return (
      <Link href={`${studioWords.route}/${id}${query}`} className={`${look} underline`}>
        {children}
      </Link>
    );
  const index = source?.exported ? source.index : shown;
  if (path === '' || index === undefined) return <p className={look}>{children}</p>;
  const lead = () => {
    if (index !== shown) change({ type: 'show', shown: index });
    go(path, board);
  };
  return (
    <button type="button" onClick={lead} className={`${look} underline`}>
      {children}
    </button>
  );
}
