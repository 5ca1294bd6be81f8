import { studioShare } from '@/content/words/studio-share';
import { commentsOf, useStudio } from './store';

const { said: words } = studioShare.review;

/** What others say in short: `Ben approved this.` */
export function ReviewAnswers() {
  const me = useStudio((state) => state.me);
  const said = new Map<string, keyof typeof words>();
  for (const { by, verdict } of useStudio(commentsOf))
    if (by !== me && (verdict || !said.has(by))) said.set(by, verdict ?? 'commented');
  return Array.from(said, ([by, what]) => `${by} ${words[what]}`).join(' ');
}
