import { studioDownload as words } from '@/content/words/studio/download';
import { ProblemLink } from './problem-link';
import type { CampaignProblem } from '@/lib/studio/text/find-problems';
import { adOf, keyOf, mergeRepeatedProblems } from '@/lib/studio/text/problem-texts';

/** The most that are listed: with more than that, somebody has to check all of it anyway. */
const most = 50;

interface Props {
  title: string;
  heading?: 'h2' | 'h3';
  problems: readonly CampaignProblem[];
  isNamed?: boolean;
}

export function Problems(props: Props) {
  const { title, heading: Heading = 'h3', isNamed = false } = props;
  const problems = mergeRepeatedProblems(props.problems);
  const rest = problems.length - most;
  if (problems.length === 0) return null;
  return (
    <section className="mt-3 border-l-2 border-notice pl-3 text-sm">
      <Heading className="font-semibold text-notice">{`${title} (${problems.length})`}</Heading>
      <ul className="mt-1 divide-y divide-line">
        {problems.slice(0, most).map((problem) => (
          <li key={keyOf(problem)}>
            <ProblemLink problem={problem}>
              {isNamed && problem.source && <b>{`${problem.source.name}. `}</b>}
              <span>
                {`${adOf(problem)}${problem.label && `${problem.label}: `}${problem.sentence}`}
              </span>
            </ProblemLink>
          </li>
        ))}
        {rest > 0 && <li className="py-2">{`${rest} ${words.more}`}</li>}
      </ul>
    </section>
  );
}
