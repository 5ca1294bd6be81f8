import { mergeContent } from '@/components/templates/shared/merge-content';
import { mergeValues, withValues } from '@/components/templates/shared/merge-values';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { studio } from '@/content/words/studio/studio';
import { copyWords } from '@/content/words/templates';
import { resolveText } from '@/lib/campaign/document/resolve';
import { liveContent, useActions } from '../store';

interface Props {
  typed: string;
  /** It's an ad's, and the hashtags come below it. */
  isCaption?: boolean;
}

/** Copies a text as it's sent: with its facts, and with the email service's tags. */
export function CopyText({ typed, isCaption }: Props) {
  const { current } = useActions();

  async function text() {
    const { campaign, facts } = liveContent(current());
    const { service } = current().view;
    const values = mergeValues({ person: 'tags', service }, mergeContent(campaign));
    const tags = isCaption ? `\n\n${campaign.audience.ad.metaTags.join(' ')}` : '';
    return withValues(resolveText(typed, facts).text, values) + tags;
  }

  return (
    <CopyButton
      text={text}
      label={isCaption ? studio.box.copyCaption : copyWords.copy}
      words={copyWords}
      className={buttonStyles('tool')}
    />
  );
}
