import { studio } from '@/content/words/studio/studio';
import { isInside, isShared } from '@/lib/campaign/document/paths';
import { liveContent, useStudio } from '../store';

const { box: words } = studio;

/** Says that all campaigns share this, before and after it's changed. */
export function SharedNote({ path }: { path: string }) {
  const isOwn = useStudio(({ newCampaign }) => newCampaign !== undefined);
  const isEdited = useStudio((state) =>
    Object.keys(liveContent(state).variant).some((editedPath) => isInside(editedPath, path)),
  );
  if (!isShared(path)) return null;
  const sentence = isEdited ? words.sharedEdit : words.shared;
  return (
    <p className={`text-sm ${isEdited ? 'text-notice' : 'text-text'}`}>
      {isOwn ? words.unpublished : sentence}
    </p>
  );
}
