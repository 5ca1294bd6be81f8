'use client';

import { useEffect, useState } from 'react';

/** What a copy answers, said and shown. */
export interface CopyWords {
  /** The text is on its way. Only where it has to be fetched, as `failed`. */
  busy?: string;
  copied: string;
  /** The browser refused: how to copy by hand what is now selected. */
  refused: string;
  /** The text did not arrive: what to do. */
  failed?: string;
}

interface Props {
  /** What goes to the clipboard, or what fetches it. It may reject with an `AbortError` to give up quietly. */
  text: string | (() => Promise<string>);
  label: string;
  words: CopyWords;
  /** See copy-icons.tsx. Given, not imported: the library of drawings would be in every page's first load. */
  icons: Record<'copy' | 'copied', React.ReactNode>;
  className: string;
  /** The icons show all that there is to see: the label and what went well are only said, and nothing moves. */
  wordless?: boolean;
}

/** In milliseconds: long enough to be seen, short enough not to be taken for what is in the clipboard later. */
const tickTime = 5000;

/** Copies a text and says so. Where the clipboard is refused, shows the text, selected, and says how to copy it. */
export function CopyButton({ text, label, words, icons, className, wordless = false }: Props) {
  const [answer, setAnswer] = useState<keyof CopyWords>();
  const [refusedText, setRefusedText] = useState('');

  useEffect(() => {
    if (answer !== 'copied') return undefined;
    const timer = setTimeout(() => setAnswer(undefined), tickTime);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    if (answer === 'busy') return;
    setAnswer(typeof text === 'string' ? undefined : 'busy');
    const arriving = typeof text === 'string' ? Promise.resolve(text) : text();
    try {
      await write(arriving);
      setAnswer('copied');
    } catch {
      try {
        setRefusedText(await arriving);
        setAnswer('refused');
      } catch (error) {
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        setAnswer(isAborted ? undefined : 'failed');
      }
    }
  }

  const fault = answer === 'refused' || answer === 'failed';
  return (
    <>
      <button
        type="button"
        aria-busy={answer === 'busy'}
        onClick={() => void copy()}
        className={`needs-script aria-busy:opacity-60 ${className}`}
      >
        {answer === 'copied' ? icons.copied : icons.copy}
        {wordless ? <span className="sr-only">{label}</span> : label}
      </button>
      <output
        className={
          fault
            ? 'order-1 basis-full text-sm text-notice'
            : wordless
              ? 'sr-only'
              : 'order-1 basis-full text-sm empty:absolute'
        }
      >
        {answer && words[answer]}
      </output>
      {answer === 'refused' && (
        <textarea
          readOnly
          rows={refusedText.length > 40 ? 4 : 1}
          ref={select}
          aria-label={label}
          value={refusedText}
          className="order-1 my-2 block w-full basis-full border border-line bg-input p-2 font-mono text-sm"
        />
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.select();
}

/** Safari forgets the click while a text is fetched, and takes only a promise of it made at once. */
async function write(arriving: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await arriving);
  }
  const blob = arriving.then((text) => new Blob([text], { type: 'text/plain' }));
  // Refused, the clipboard no longer waits for it.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
