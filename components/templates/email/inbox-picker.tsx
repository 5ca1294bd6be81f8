'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/select';
import type { Inbox } from '@/content/schema';
import { InboxRow } from '@/components/templates/shared/inbox-row';
import type { inboxProps } from '@/components/templates/shared/merge-content';
import { mergeValues, withValues } from '@/components/templates/shared/merge-values';
import { useSettings } from './email-settings';

interface Props extends ReturnType<typeof inboxProps> {
  inboxes: readonly Inbox[];
  label: string;
}

/** An email in a mail app's inbox, and a choice of apps. Without JavaScript, the first one. */
export function InboxPicker({ inboxes, label, merge, subject, preview, ...row }: Props) {
  const [settings] = useSettings();
  const values = mergeValues(settings, merge);
  const texts = { subject: withValues(subject, values), preview: withValues(preview, values) };
  const [chosenId, setChosenId] = useState(inboxes[0]?.id ?? '');
  const inbox = inboxes.find(({ id }) => id === chosenId);
  return (
    <>
      <Choice
        label={label}
        options={inboxes.map(({ id, name }) => [id, name])}
        value={chosenId}
        onChange={setChosenId}
        className="needs-script mb-2 print:hidden"
      />
      {inbox && <InboxRow {...row} {...texts} inbox={inbox} />}
    </>
  );
}
