'use client';

import { useState } from 'react';

interface Props {
  /** What goes to the clipboard. */
  text: string;
  /** The element that shows the same text: it is selected where the clipboard is refused. */
  selectId: string;
  label: string;
  /** Said, and shown, when it worked. */
  copied: string;
  /** Said, and shown, when the browser refused: how to copy by hand what is now selected. */
  refused: string;
  className: string;
}

/** Copies a text and says so. Where the clipboard is refused, selects the text and says how to copy it. */
export function CopyButton({ text, selectId, label, copied, refused, className }: Props) {
  const [message, setMessage] = useState('');

  async function copy() {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      const shown = document.getElementById(selectId);
      if (shown) getSelection()?.selectAllChildren(shown);
      setMessage(refused);
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} className={`needs-script ${className}`}>
        {label}
      </button>
      <output className="mt-3 block min-h-12 text-sm">{message}</output>
    </>
  );
}
