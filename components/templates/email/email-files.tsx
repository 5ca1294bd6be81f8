'use client';

import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyWords } from '@/content/words/templates';
import type { emailTemplates } from '@/content/words/email-templates';
import { listTool } from '../list-tool';

export interface EmailFilesProps {
  /** The address of the email's files and the name they're saved under, without the ending. */
  file: Record<'address' | 'name', string>;
  hasDraft: boolean;
  /** What to say after a copy, besides that it's done. */
  stillToDo: string;
  words: typeof emailTemplates.exportPanel;
  /** Of a download. */
  icon: React.ReactNode;
  children: React.ReactNode;
}

export function EmailFiles(props: EmailFilesProps) {
  const { file, hasDraft, stillToDo, words, icon, children } = props;

  function copy(ending: string, label: string, className: string) {
    return (
      <CopyButton
        text={async () => {
          const { fetchFile } = await import('@/lib/site/fetch-file');
          return (await fetchFile(`${file.address}.${ending}`)).text();
        }}
        label={label}
        name={label}
        words={{ ...copyWords, copied: copyWords.copied + stillToDo }}
        quiet={!stillToDo}
        className={className}
      />
    );
  }

  const downloads = [
    ['html', words.downloadHtml],
    ['txt', words.downloadText],
    ...(hasDraft ? [['eml', words.downloadDraft]] : []),
  ];
  return (
    // Two beside each other, if each has room for its words. A result takes the full line.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,7rem/var(--lettering)),1fr))] gap-x-4 [&>output]:col-span-full [&>textarea]:col-span-full">
      {copy('html', words.copyHtml, buttonStyles('mainTool', 'col-span-full'))}
      {copy('txt', words.copyText, listTool)}
      {downloads.map(([ending, label]) => (
        <a
          key={ending}
          href={`${file.address}.${ending}`}
          download={`${file.name}.${ending}`}
          className={listTool}
        >
          {icon}
          {label}
        </a>
      ))}
      {children}
    </div>
  );
}
