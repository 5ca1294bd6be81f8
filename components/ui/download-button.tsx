'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from './save-file';

interface Props {
  /** The file as it is exported: what a browser without scripts takes. */
  href: string;
  /** What fetches the text to save instead. */
  load: () => Promise<string>;
  /** The name of the saved file. */
  fileName: string;
  label: string;
  /** Said, and shown: the text is on its way; it did not arrive, and what to do. */
  words: { busy: string; failed: string };
  className: string;
}

/** A link to a file, which saves what is made of it. */
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
      {/* That it is on its way shows by the link itself: nothing moves. */}
      <output
        className={answer === 'failed' ? 'order-1 basis-full text-sm text-notice' : 'sr-only'}
      >
        {answer && words[answer]}
      </output>
    </>
  );
}
