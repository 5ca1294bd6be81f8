import { studioShare } from '@/content/words/studio-share';
import { campaignName, reviewWords, useStudio } from './store';
import { when } from './when';

/** Which campaign's edits they are, whose, and when they were shared. */
export function ReviewOrigin() {
  const { file, by, at, copy, isCompared } = useStudio(({ linked }) => linked) ?? {};
  const { name } = useStudio(({ exported }) => exported.audience);
  const open = useStudio(campaignName);
  const me = useStudio((state) => state.me);
  const words = useStudio(reviewWords);
  if (isCompared) return `${open} ${studioShare.comparison.with} ${copy?.name ?? name}.`;
  if (file) return `${words.file} ${file}.`;
  const isMine = me !== '' && by === me;
  const parts = [copy?.name ?? name, by && !isMine && `${words.by} ${by}`, at && when(at)];
  return `${isMine ? words.own : words.link} ${parts.filter(Boolean).join(', ')}.`;
}
