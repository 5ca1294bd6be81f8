import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import type { Site } from '@/content/schema';
import type { Naming } from '@/lib/studio/drafts/campaign-names';
import type { ListedCampaign } from '@/lib/studio/drafts/campaigns';
import { studioRoute } from '@/lib/studio/drafts/open-edits';
import { CampaignForm } from './campaign-form';
import { ToolButton } from '../tool-button';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { formatTime } from '../format-time';

export interface RowProps {
  campaign: ListedCampaign;
  /** What it was begun from, if it's a new campaign: its audience's name. */
  from?: string;
  /** It gets the focus. */
  hasFocus: boolean;
  /** The other campaigns. */
  others: readonly ListedCampaign[];
  loadSite: () => Promise<Site | undefined>;
  onRename: (naming: Naming) => void;
  onRemove: () => void;
  /** Draws its picture: an SVG. */
  onDraw: () => Promise<{ __html: string }>;
}

/** A campaign in the list: when it was changed, and what can be done with it. */
export function CampaignRow(props: RowProps) {
  const { campaign, from, hasFocus, others, loadSite, onRename, onRemove, onDraw } = props;
  const { audience, name, newCampaign, changedAt } = campaign;
  const [isNaming, setIsNaming] = useState(false);
  const [picture, setPicture] = useState<{ __html: string }>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  // If it doesn't load, its name is enough.
  const draw = useEffectEvent(() => void onDraw().then(setPicture, () => {}));
  useEffect(() => {
    draw();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that it's changed
  }, [changedAt]);

  const facts = [
    from && `${words.from} ${from}`,
    newCampaign && pageAddress(`/${newCampaign.address}`),
    newCampaign && others.some(({ id }) => id === newCampaign.address) && words.published,
    changedAt > 0 ? `${words.changed} ${formatTime(changedAt)}` : words.unchanged,
  ];
  const href = studioRoute(campaign);
  return (
    <li className={`border-b border-line py-3 ${newCampaign ? 'sm:pl-6' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-72 gap-4 [overflow-wrap:anywhere]">
          <div
            aria-hidden
            dangerouslySetInnerHTML={picture}
            className="aspect-4/5 w-16 shrink-0 self-start border border-line"
          />
          <div className="relative min-w-0 grow">
            <Link
              ref={link}
              href={href}
              translate="no"
              // Its picture and what's below its name lead there, too.
              className="inline-flex min-h-11 items-center text-lg font-semibold underline -outline-offset-2 after:absolute after:inset-0 after:-left-20"
            >
              {name}
            </Link>
            <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href={href} aria-label={`${words.edit}: ${name}`} className={toolLink}>
            {words.edit}
          </Link>
          {newCampaign && (
            <>
              <ToolButton
                aria-label={`${words.rename}: ${name}`}
                aria-expanded={isNaming}
                onClick={() => setIsNaming(!isNaming)}
              >
                {words.rename}
              </ToolButton>
              <ToolButton
                aria-label={`${words.remove}: ${name}`}
                // A double click would hit the next campaign, too.
                onClick={({ detail }) => detail < 2 && onRemove()}
              >
                {words.remove}
              </ToolButton>
            </>
          )}
        </div>
      </div>
      {isNaming && (
        <CampaignForm
          kind="rename"
          start={campaign}
          {...{ audience, others, loadSite }}
          onDone={(naming) => {
            setIsNaming(false);
            if (naming) onRename(naming);
            link.current?.focus();
          }}
        />
      )}
    </li>
  );
}

const toolLink = buttonStyles('tool', 'px-3');
