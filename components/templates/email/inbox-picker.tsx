'use client';

import { useState } from 'react';
import type { Inbox } from '@/content/schema';
import { useSettings } from '@/components/campaign/settings';
import { InboxRow } from '@/components/campaign/inbox-row';
import type { inboxProps } from '@/components/campaign/merge-content';
import { mergeValues, withValues } from '@/components/campaign/merge-values';

interface Props extends ReturnType<typeof inboxProps> {
  inboxes: Inbox[];
  label: string;
}

/** An email in a mail app's inbox, and a choice of apps. Without JavaScript, the first one. */
export function InboxPicker({ inboxes, label, merge, subject, preview, ...row }: Props) {
  const [settings] = useSettings(merge.services.map(({ id }) => id));
  const values = mergeValues(settings, merge);
  const texts = { subject: withValues(subject, values), preview: withValues(preview, values) };
  const [chosen, setChosen] = useState(inboxes[0]?.id);
  const inbox = inboxes.find(({ id }) => id === chosen);
  return (
    <>
      <label className="needs-script mb-2 flex items-center gap-3 text-sm text-muted print:hidden">
        <span className="w-24 shrink-0">{label}</span>
        <select
          autoComplete="off"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-3 text-base text-text hover:border-text"
        >
          {inboxes.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {inbox && <InboxRow {...row} {...texts} inbox={inbox} />}
    </>
  );
}
