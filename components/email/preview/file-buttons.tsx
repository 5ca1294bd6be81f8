'use client';

import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton, type CopyWords } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import { DownloadButton } from '@/components/ui/download-button';
import { fetchFile } from '@/components/ui/fetch-file';
import { applyMergeTags } from '@/lib/apply-merge-tags';
import type { MergeTag } from '@/lib/merge-tags';
import { withoutPolicy } from '@/lib/without-policy';

export interface FileButtonsProps {
  /** The address of the exported files, without their ending. */
  file: string;
  /** The name of a saved file, without its ending. */
  fileName: string;
  /** What to write for the merge fields. */
  tags: MergeTag[];
  words: Record<
    'copyHtml' | 'copyText' | 'downloadHtml' | 'downloadText' | 'downloadDraft',
    string
  >;
  copyWords: Required<CopyWords>;
  /** What stands beside the last button. */
  children: React.ReactNode;
}

const shape = 'grow basis-36';
const tool = buttonStyles('tool', shape);
const mainTool = buttonStyles('mainTool', shape);

/** Copies and saves an email's files. Each is fetched when it is asked for, and answers below its own line of buttons. */
export function FileButtons({
  file,
  fileName,
  tags,
  words,
  copyWords,
  children,
}: FileButtonsProps) {
  // The clipboard holds one thing: a copy still under way gives way to the next one, and to our going.
  const copying = useRef<AbortController>(undefined);
  useEffect(() => () => copying.current?.abort(), []);

  function copy(ending: string, label: string, className: string) {
    return (
      <CopyButton
        text={() => {
          copying.current?.abort();
          copying.current = new AbortController();
          return load(`${file}.${ending}`, tags, copying.current.signal);
        }}
        label={label}
        words={copyWords}
        icons={copyIcons}
        className={className}
      />
    );
  }

  function download(ending: string, label: string) {
    return (
      <DownloadButton
        href={`${file}.${ending}`}
        load={() => load(`${file}.${ending}`, tags, new AbortController().signal)}
        fileName={`${fileName}.${ending}`}
        label={label}
        words={copyWords}
        className={tool}
      />
    );
  }

  return (
    <div className="grid gap-2">
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
  );
}

async function load(url: string, tags: MergeTag[], unwanted: AbortSignal): Promise<string> {
  const file = await fetchFile(url, unwanted);
  return applyMergeTags(withoutPolicy(await file.text()), tags);
}
