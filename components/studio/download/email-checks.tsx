import { useMemo } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckList } from '@/components/templates/shared/check-list';
import { mergeContent } from '@/components/templates/shared/merge-content';
import type { Campaign } from '@/content/schema';
import { inboxes } from '@/content/market/inboxes';
import { emailTemplates } from '@/content/words/email-templates';
import { studioAdvice } from '@/content/words/studio/advice';
import type { Check } from '@/lib/campaign/document/problem';
import { emailChecks } from '@/lib/campaign/email/checks';
import { renderEmailWith } from '@/lib/campaign/email/render-email';
import { tagChecks } from '@/lib/campaign/email/tag-checks';
import { lastDayCheck } from '@/lib/studio/text/last-day';
import { useStudio } from '../store';
import { pictureToDo } from '../store/drawing-selectors';

const { checks: words } = emailTemplates;

const pictureCheck = (sentence: string): Check => ({
  level: 'advice',
  path: '',
  label: studioAdvice.picture,
  sentence,
});

/** What to know about a campaign's email before it's sent with the chosen service. */
export function useEmailChecks(campaign: Campaign): Check[] {
  const service = useStudio(({ view }) => view.service);
  const pictureNote = useStudio(pictureToDo);
  return useMemo(() => {
    const { content } = renderEmailWith(renderToStaticMarkup, campaign);
    const { tags = [] } = mergeContent(campaign).services.find(({ id }) => id === service) ?? {};
    return [
      ...(pictureNote ? [pictureCheck(pictureNote)] : []),
      ...tagChecks(tags, words),
      ...emailChecks(campaign, content, { words, inboxes }),
      lastDayCheck(campaign),
    ];
  }, [campaign, service, pictureNote]);
}

export function EmailChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <>
      <h3 className="label mt-3 mb-1 text-muted">{words.heading}</h3>
      <CheckList checks={checks} words={words} />
    </>
  );
}
