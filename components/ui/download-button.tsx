'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';

interface Props {
  /** The exported file, which the link downloads if there's no JavaScript. */
  href: string;
  /** Fetches the text that's saved instead of the file. */
  load: () => Promise<string>;
  /** The name of the saved file. */
  fileName: string;
  label: string;
  /** `busy` is announced while the text is fetched. `failed` is also shown, and says what to do. */
  words: { busy: string; failed: string };
  className: string;
}

/** A link to a file. With JavaScript, it saves the text that `load` returns instead. */
export function DownloadButton({ href, load, fileName, label, words, className }: Props) {
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
        className={`aria-busy:opacity-60 ${className}`}
      >
        <Download aria-hidden size={16} className="shrink-0" />
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
