'use client';

import { Disclosure } from '@/components/ui/disclosure';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import { FileButtons, type FileButtonsProps } from './file-buttons';
import { useEmailSettings } from './settings-scope';

interface Props extends Omit<FileButtonsProps, 'tags'> {
  /** The first one's tags are the exported files' own. */
  providers: { id: string; name: string; tags: MergeTag[] }[];
  words: FileButtonsProps['words'] &
    Record<'provider' | 'draftNote' | 'tags' | 'byHand' | 'noFallback', string>;
}

/** An email's files with the merge tags of a chosen service, and what those are. */
export function TakeAway({ providers, words, fileName, ...rest }: Props) {
  const [settings, change] = useEmailSettings();
  const provider = providers.find(({ id }) => id === settings.provider) ?? providers[0];
  const tags = provider?.tags ?? [];
  const suffix = provider === providers[0] ? '' : `-${provider?.id}`;
  return (
    <>
      <label className="needs-script mb-2 flex items-center gap-3 text-sm text-muted">
        <span className="shrink-0">{words.provider}</span>
        <select
          value={provider?.id}
          onChange={({ target }) => change({ provider: target.value })}
          className="min-h-11 min-w-0 grow rounded-sm border border-line bg-input px-3 text-base text-text hover:border-text"
        >
          {providers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* Another service's answers are no longer true, and go. */}
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
