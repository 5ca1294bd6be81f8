'use client';

import { useState } from 'react';
import { type EmailCheck, tagChecks } from '@/lib/campaign/email/tag-checks';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import { useSettings } from '@/components/campaign/settings';
import type { emailTemplates } from '@/content/words/email-templates';
import { CheckList, type CheckListProps } from '@/components/campaign/check-list';
import type { EmailMerge } from '@/components/campaign/merge-content';
import { FileButtons, type FileButtonsProps } from './file-buttons';

type Words = typeof emailTemplates;

interface Props extends Pick<FileButtonsProps, 'file' | 'children'> {
  /** The first one's tags are the placeholders in the files. */
  services: EmailMerge['services'];
  /** When they were checked: YYYY-MM-DD. */
  checkedOn: string;
  /** What to know about the email, whichever service sends it. */
  checks: EmailCheck[];
  words: FileButtonsProps['words'] & Words['exportPanel'] & Pick<Words, 'checks'>;
  icons: FileButtonsProps['icons'] & CheckListProps['icons'];
  /** What the list of tags is called. */
  tagsSummary: React.ReactNode;
}

const field =
  'min-h-11 min-w-0 rounded-sm border border-line bg-input px-3 text-base text-text hover:border-text';

/**
 * An email's files with the merge tags of the chosen service, and what to know before it's sent.
 */
export function EmailExports(props: Props) {
  const { file, services, checkedOn, checks, words, icons, tagsSummary, children } = props;
  const [{ service }, change] = useSettings(services.map((each) => each.id));
  const [sender, setSender] = useState('');
  const [withPreheader, setWithPreheader] = useState(true);
  const chosen = services.find((each) => each.id === service) ?? services[0];
  const isPlain = chosen === services[0];
  const senderTag = chosen?.tags.find((tag) => tag.field === 'sender' && tag.note);
  // It goes into the HTML exactly as typed, so it must not contain any tags.
  const typed = sender.replaceAll(/[<>]/g, '').trim();
  const tags = (chosen?.tags ?? []).map((tag): MergeTag =>
    tag === senderTag && typed
      ? { field: 'sender', name: tag.name, placeholder: tag.placeholder, tag: typed }
      : tag,
  );
  const all = [...tagChecks(tags, words.checks), ...checks];
  const open = all.filter((check) => check.open).map(({ name }) => name);
  const answer =
    open.length > 0 ? ` ${words.checks.open} (${open.length}): ${open.join(', ')}.` : '';
  return (
    <>
      <label className="needs-script mb-2 flex items-center gap-3 text-sm text-muted">
        <span className="w-24 shrink-0">{words.provider}</span>
        <select
          name="service"
          autoComplete="off"
          value={chosen?.id}
          onChange={({ target }) => change({ service: target.value })}
          className={`${field} grow`}
        >
          {services.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* The key resets the buttons' messages when the service changes: they're about the previous
          service's files. */}
      <FileButtons
        key={chosen?.id}
        file={file}
        // A draft is sent from a mail app, which doesn't fill in a service's tags.
        service={isPlain ? undefined : chosen}
        tags={tags}
        withPreheader={withPreheader}
        showsAnswer={open.length > 0}
        icons={icons}
        words={{ ...words, copy: { ...words.copy, copied: `${words.copy.copied}${answer}` } }}
      >
        {children}
      </FileButtons>
      <label className="needs-script mt-2 flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={!withPreheader}
          onChange={({ target }) => setWithPreheader(!target.checked)}
          className="size-5 shrink-0 accent-text"
        />
        {words.preheader}
      </label>
      <p className="text-xs text-muted">{words.preheaderNote}</p>
      <section id="checks" className="mt-4 border-t border-line pt-3">
        <h3 className="label mb-1 text-muted">{words.checks.heading}</h3>
        {senderTag && (
          <label className="needs-script mb-2 block text-sm">
            <span className="text-muted">{words.sender}</span>
            <input
              type="text"
              name="sender"
              autoComplete="off"
              value={sender}
              onChange={({ target }) => setSender(target.value)}
              className={`${field} mt-1 w-full`}
            />
          </label>
        )}
        <CheckList checks={all} words={words.checks} icons={icons} />
        {chosen?.setup && (
          <p className="mt-2 text-sm text-muted">{`${words.checks.setup}: ${chosen.setup}`}</p>
        )}
      </section>
      <details className="mt-1 text-sm">
        {tagsSummary}
        <dl className="divide-y divide-line border-y border-line">
          {tags.map(({ name, tag }) => (
            <div key={name} className="py-1.5">
              <dt className="text-muted">{name}</dt>
              <dd className="font-mono text-xs leading-5">{tag}</dd>
            </div>
          ))}
        </dl>
        {chosen && chosen.rules.length > 0 && (
          <div className="py-2 text-muted">
            <p>{`${words.checks.rules} ${chosen.name}. ${words.checks.checked} ${checkedOn}.`}</p>
            <ul>
              {chosen.rules.map(({ says, source }) => (
                <li key={says} className="pt-2">
                  {says}
                  {source ? (
                    <a href={source} className="block py-1.5 underline">
                      {source}
                    </a>
                  ) : (
                    ` ${words.checks.noSource}`
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </details>
      {isPlain && <p className="mt-1 text-xs text-muted">{words.draftNote}</p>}
    </>
  );
}
