'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';

interface Props {
  /** The file as it is exported: what a browser without scripts takes. */
  href: string;
  /** What fetches the text to save instead. */
  load: () => Promise<string>;
  /** The name of the saved file. */
  fileName: string;
  label: string;
  /** Said, and shown, when the text did not arrive: what to do. */
  failed: string;
  className: string;
}

/** A link to a file, which saves what is made of it. */
export function DownloadButton({ href, load, fileName, label, failed, className }: Props) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function save() {
    setMessage('');
    setBusy(true);
    try {
      // Never revoked: a browser may read it late, and it goes with the page.
      const url = URL.createObjectURL(new Blob([await load()]));
      Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
    } catch {
      setMessage(failed);
    }
    setBusy(false);
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
        aria-busy={busy}
        className={`aria-busy:opacity-60 ${className}`}
      >
        <Download aria-hidden size={16} className="shrink-0" />
        {label}
      </a>
      <output className="order-1 basis-full text-sm empty:absolute">{message}</output>
    </>
  );
}
