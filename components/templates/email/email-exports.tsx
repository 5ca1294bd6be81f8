'use client';

import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import { useSettings } from '../use-settings';
import { FileButtons, type FileButtonsProps } from './file-buttons';

interface Props extends Omit<FileButtonsProps, 'tags'> {
  /** The email services. The first one's tags are the placeholders in the exported files. */
  providers: { id: string; name: string; tags: MergeTag[] }[];
  words: FileButtonsProps['words'] &
    Record<'provider' | 'draftNote' | 'tags' | 'byHand' | 'noFallback', string>;
}

/** An email's files with the merge tags of the chosen service, and a list of those tags. */
export function EmailExports({ providers, words, fileName, ...rest }: Props) {
  const id = useId();
  const [{ service }, change] = useSettings(providers.map((each) => each.id));
  const provider = providers.find((each) => each.id === service);
  const tags = provider?.tags ?? [];
  const suffix = provider === providers[0] ? '' : `-${provider?.id}`;
  return (
    <>
      <div className="needs-script mb-2 flex items-center gap-3 text-sm text-muted">
        <label htmlFor={id} className="flex min-h-11 shrink-0 items-center">
          {words.provider}
        </label>
        <select
          id={id}
          name="service"
          autoComplete="off"
          value={provider?.id}
          onChange={({ target }) => change({ service: target.value })}
          className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-3 text-base text-text hover:border-text"
        >
          {providers.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {/* The key resets the buttons' messages when the service changes: they're about the previous service's files. */}
      <FileButtons
        key={provider?.id}
        tags={tags}
        fileName={`${fileName}${suffix}`}
        words={words}
        {...rest}
      />
      <p className="mt-2 text-xs text-muted">{words.draftNote}</p>
      <Disclosure summary={words.tags} className="mt-1">
        <dl className="divide-y divide-line border-y border-line">
          {tags.map(({ name, tag, note }) => (
            <div key={name} className="py-1.5">
              <dt className="text-muted">{name}</dt>
              <dd className="font-mono text-xs leading-5 break-words">{tag}</dd>
              {note && <dd className="text-notice">{words[note]}</dd>}
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}
