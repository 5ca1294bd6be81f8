'use client';

import { buttonStyles } from '@/components/ui/button';
import { CopyButton, type CopyWords } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { applyMergeTags } from '@/lib/apply-merge-tags';
import type { MergeTag } from '@/lib/merge-tags';
import { useEmailSettings } from './settings-scope';

interface Props {
  /** The address of the exported files, without their ending. */
  file: string;
  /** The name of a saved file, without its ending. */
  fileName: string;
  /** The first one's tags are the exported files' own. */
  providers: { id: string; name: string; tags: MergeTag[] }[];
  words: Record<
    | 'provider'
    | 'tags'
    | 'byHand'
    | 'copyHtml'
    | 'copyText'
    | 'downloadHtml'
    | 'downloadText'
    | 'downloadDraft'
    | 'draftNote',
    string
  >;
  copyWords: Required<CopyWords>;
  /** What stands beside the last button. */
  children: React.ReactNode;
}

const shape = 'grow basis-36';
const tool = buttonStyles('tool', shape);
const mainTool = buttonStyles('mainTool', shape);

/** In milliseconds: how long a file of a few kilobytes may take before we say that it does not come. */
const patience = 15_000;

/** Copies and saves an email's files, with the merge tags of the chosen service. Each is fetched when it is asked for. */
export function TakeAway({ file, fileName, providers, words, copyWords, children }: Props) {
  const [settings, change] = useEmailSettings();
  const provider = providers.find(({ id }) => id === settings.provider) ?? providers[0];
  const tags = provider?.tags ?? [];
  const suffix = provider === providers[0] ? '' : `-${provider?.id}`;

  async function load(ending: string) {
    const response = await fetch(`${file}.${ending}`, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    return applyMergeTags(await response.text(), tags);
  }

  function download(ending: string, label: string) {
    return (
      <DownloadButton
        href={`${file}.${ending}`}
        load={() => load(ending)}
        fileName={`${fileName}${suffix}.${ending}`}
        label={label}
        failed={copyWords.failed}
        className={tool}
      />
    );
  }

  function copy(ending: string, label: string, className: string) {
    return (
      <CopyButton text={() => load(ending)} label={label} words={copyWords} className={className} />
    );
  }

  return (
    <>
      <label className="needs-script block text-sm font-semibold">
        {words.provider}
        <select
          value={provider?.id}
          onChange={({ target }) => change({ provider: target.value })}
          className="mt-1.5 mb-3 block min-h-11 w-full rounded-sm border border-line bg-input px-3 text-base font-normal"
        >
          {providers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* Each answer stands below its own line of buttons, and goes when another service is chosen. */}
      <div key={provider?.id} className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          {copy('html', words.copyHtml, mainTool)}
          {download('html', words.downloadHtml)}
        </div>
        <div className="flex flex-wrap gap-2">
          {copy('txt', words.copyText, tool)}
          {download('txt', words.downloadText)}
        </div>
        <div className="flex flex-wrap gap-2">
          {download('eml', words.downloadDraft)}
          {children}
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">{words.draftNote}</p>
      <h4 className="mt-5 text-sm font-semibold">{words.tags}</h4>
      <dl className="mt-1.5 divide-y divide-line border-y border-line text-sm">
        {tags.map(({ name, placeholder, tag }) => (
          <div key={name} className="py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono text-xs leading-5 break-words">{tag}</dd>
            {suffix && tag === placeholder && <dd className="text-notice">{words.byHand}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
