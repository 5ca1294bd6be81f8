'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton, type CopyWords } from '@/components/ui/copy-button';
import type { copyIcons } from '@/components/ui/copy-icons';
import {
  applyMergeTags,
  withEditRegions,
  withoutPreheader,
} from '@/lib/campaign/email/apply-merge-tags';
import type { MergeTag } from '@/lib/campaign/email/merge-tags';
import { copyButtonText } from '@/content/words/templates';
import type { emailTemplates } from '@/content/words/email-templates';
import { fetchFile } from '../../ui/fetch-file';
import { saveFile } from '../../ui/save-file';
import { listTool } from '../list-tool';

export interface FileButtonsProps {
  /** The address of the email's files and the name they're saved under, without the ending. */
  file: Record<'address' | 'name', string>;
  /** The service whose files they are. If undefined: placeholders, and also a draft. */
  service?: { id: string; editAttribute?: string };
  tags: MergeTag[];
  withPreheader: boolean;
  /** Whether everyone sees a button's message after it copies, not just screen readers. */
  showsAnswer: boolean;
  words: typeof emailTemplates.exportPanel & { copy: Required<CopyWords> };
  /** Passed in, so the icon library isn't in the page's first load. */
  icons: typeof copyIcons & { download: React.ReactNode };
  children: React.ReactNode;
}

/** Copies and downloads an email's files. Each is fetched when it's asked for. */
export function FileButtons({
  file,
  service,
  tags,
  withPreheader,
  showsAnswer,
  words,
  icons,
  children,
}: FileButtonsProps) {
  // The clipboard holds one thing, so a new copy cancels one that's still in progress. So does
  // leaving the page.
  const copying = useRef<AbortController>(undefined);
  useEffect(() => () => copying.current?.abort(), []);

  async function load(ending: string, signal?: AbortSignal): Promise<string> {
    const text = await (await fetchFile(`${file.address}.${ending}`, signal)).text();
    const isShort = ending === 'html' && !withPreheader;
    const whole = withEditRegions(isShort ? withoutPreheader(text) : text, service?.editAttribute);
    return applyMergeTags(whole, tags);
  }

  function copy(ending: 'html' | 'txt', label: string, className: string) {
    return (
      <CopyButton
        text={() => {
          copying.current?.abort();
          copying.current = new AbortController();
          return load(ending, copying.current.signal);
        }}
        label={label}
        name={label}
        copiedLabel={copyButtonText.copied}
        words={words.copy}
        icons={icons}
        quiet={!showsAnswer}
        className={className}
      />
    );
  }

  function download(ending: string, label: string) {
    return (
      <DownloadButton
        href={`${file.address}.${ending}`}
        load={() => load(ending)}
        fileName={`${file.name}${service ? `-${service.id}` : ''}.${ending}`}
        label={label}
        icon={icons.download}
        words={words.copy}
      />
    );
  }

  return (
    // A result takes the full line below everything.
    <div className="grid grid-cols-2 gap-x-4 [&>output]:col-span-full [&>textarea]:col-span-full">
      {copy('html', words.copyHtml, buttonStyles('mainTool', 'col-span-full'))}
      {copy('txt', words.copyText, listTool)}
      {download('html', words.downloadHtml)}
      {download('txt', words.downloadText)}
      {!service && download('eml', words.downloadDraft)}
      {children}
    </div>
  );
}

interface DownloadButtonProps {
  href: string;
  /** Fetches the text that's saved instead of the file. */
  load: () => Promise<string>;
  fileName: string;
  label: string;
  icon: React.ReactNode;
  words: FileButtonsProps['words']['copy'];
}

/** A link to a file. With JavaScript, it saves the text that `load` returns instead. */
function DownloadButton({ href, load, fileName, label, icon, words }: DownloadButtonProps) {
  const [answer, setAnswer] = useState<'busy' | 'failed'>();

  async function save() {
    if (answer === 'busy') return;
    setAnswer('busy');
    try {
      saveFile(new Blob([await load()]), fileName);
      setAnswer(undefined);
    } catch {
      setAnswer('failed');
    }
  }

  return (
    <>
      <a
        href={href}
        download={fileName}
        onClick={(event) => {
          event.preventDefault();
          void save();
        }}
        aria-busy={answer === 'busy'}
        className={`aria-busy:opacity-60 ${listTool}`}
      >
        {icon}
        {label}
      </a>
      {/* While it's busy, the link is dimmed, so this is only for screen readers. */}
      <output
        className={answer === 'failed' ? 'order-1 basis-full text-sm text-notice' : 'sr-only'}
      >
        {answer && words[answer]}
      </output>
    </>
  );
}
