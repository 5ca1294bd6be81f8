import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { studioAddress } from '@/lib/studio/copies';
import type { KeptCampaign } from '@/lib/studio/kept-campaigns';
import { type Change, NameForm } from './name-form';
import { ToolButton } from './tool-button';
import { when } from './when';

export interface RowProps {
  campaign: KeptCampaign;
  name: string;
  audience: string;
  /** It gets the focus. */
  isNew: boolean;
  /** The file names that other campaigns have. */
  taken: readonly string[];
  onChange: (kind: Change, name: string) => void;
  onRemove: () => void;
  /** Draws its picture: an SVG. */
  onDraw: () => Promise<{ __html: string }>;
}

/** A campaign in the list: when it was changed and downloaded, and what can be done with it. */
export function CampaignRow(props: RowProps) {
  const { campaign, name, audience, isNew, taken, onChange, onRemove, onDraw } = props;
  const { copy, changedAt, downloaded } = campaign;
  const [kind, setKind] = useState<Change>();
  const [drawn, setDrawn] = useState<{ __html: string }>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);
  // If it doesn't load, its name is enough.
  const draw = useEffectEvent(() => void onDraw().then(setDrawn, () => {}));
  useEffect(() => {
    draw();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each time that it's changed
  }, [changedAt]);

  const offered = (['duplicate', 'keep', 'rename'] as const).slice(0, copy ? 3 : 2);
  const facts = [
    copy && (copy.of ? `${words.versionOf} ${copy.of}` : `${words.copyOf} ${audience}`),
    changedAt > 0 ? `${words.changed} ${when(changedAt)}` : words.unchanged,
    downloaded
      ? `${words.downloaded} ${when(downloaded.at)}: ${downloaded.what}`
      : words.notDownloaded,
  ];
  const href = studioAddress(campaign.audience, copy);
  return (
    <li className={`border-b border-line py-3 ${copy ? 'sm:pl-6' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-72 gap-4 [overflow-wrap:anywhere]">
          <div
            aria-hidden
            dangerouslySetInnerHTML={drawn}
            className="aspect-4/5 w-16 shrink-0 self-start border border-line"
          />
          <div className="relative min-w-0 grow">
            <Link
              ref={link}
              href={href}
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
          {offered.map((change) => (
            <ToolButton
              key={change}
              aria-label={`${words[change]}: ${name}`}
              aria-expanded={kind === change}
              onClick={() => setKind(kind === change ? undefined : change)}
            >
              {words[change]}
            </ToolButton>
          ))}
          {copy && (
            <ToolButton
              aria-label={`${words.remove}: ${name}`}
              // The second click of two would be on the next campaign.
              onClick={({ detail }) => detail < 2 && onRemove()}
            >
              {words.remove}
            </ToolButton>
          )}
        </div>
      </div>
      {kind && (
        <NameForm
          key={kind}
          {...{ kind, taken }}
          audience={campaign.audience}
          name={name}
          onDone={(typed) => {
            setKind(undefined);
            if (typed !== undefined) onChange(kind, typed);
            link.current?.focus();
          }}
        />
      )}
    </li>
  );
}

const toolLink = buttonStyles('tool', 'px-3');
