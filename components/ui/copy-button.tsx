'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

interface CopyWords {
  /** The text is being fetched. Like `failed`, only needed when `text` is a function. */
  busy?: string;
  copied: string;
  /** What the button itself says for a moment after it has copied, if that isn't its label. */
  done?: string;
  refused: string;
  failed?: string;
}

interface Props {
  text: string | (() => Promise<string>);
  label: string;
  /** The name that screen readers always use, if that isn't the label. */
  name?: string;
  words: CopyWords;
  className: string;
  /** Without an icon, where many buttons are on one page. */
  plain?: boolean;
  /** Whether the success message is for screen readers only. */
  quiet?: boolean;
}

/** How long success is shown: gone before the clipboard is likely to hold something else. */
const copiedMs = 5000;

/** Copies a text and says so. If the browser refuses, selects the text to be copied by hand. */
export function CopyButton(props: Props) {
  const { text, label, name, words, className, plain } = props;
  const { quiet = name !== undefined } = props;
  const [answer, setAnswer] = useState<'busy' | 'copied' | 'refused' | 'failed'>();
  const [refusedText, setRefusedText] = useState('');

  useEffect(() => {
    if (answer !== 'copied') return undefined;
    const timer = setTimeout(() => setAnswer(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    if (answer === 'busy') return;
    setAnswer(typeof text === 'string' ? undefined : 'busy');
    const textPromise = typeof text === 'string' ? Promise.resolve(text) : text();
    try {
      await write(textPromise);
      setAnswer('copied');
    } catch {
      try {
        setRefusedText(await textPromise);
        setAnswer('refused');
      } catch {
        setAnswer('failed');
      }
    }
  }

  const Icon = answer === 'copied' ? Check : Copy;
  const hasFailed = answer === 'refused' || answer === 'failed';
  const look = hasFailed ? 'text-notice' : 'empty:absolute';
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-busy={answer === 'busy'}
        onClick={() => void copy()}
        className={`needs-script aria-busy:opacity-60 ${className}`}
      >
        {!plain && <Icon aria-hidden size={16} className="shrink-0" />}
        <span>{answer === 'copied' ? (words.done ?? label) : label}</span>
      </button>
      <output className={quiet && !hasFailed ? 'sr-only' : `order-1 basis-full text-sm ${look}`}>
        {answer && words[answer]}
      </output>
      {answer === 'refused' && (
        <textarea
          readOnly
          rows={refusedText.length > 40 ? 4 : 1}
          ref={select}
          aria-label={name ?? label}
          value={refusedText}
          className="order-1 mt-3 block w-full basis-full border border-line bg-input px-2 py-2 font-mono text-sm"
        />
      )}
    </>
  );
}

export function select(area: HTMLTextAreaElement | HTMLInputElement | null) {
  area?.focus();
  area?.select();
}

/** Safari allows copying only right at the click, so a text that's being fetched is a promise. */
async function write(textPromise: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await textPromise);
  const blob = textPromise.then((text) => new Blob([text], { type: 'text/plain' }));
  // If the browser refuses, nothing else handles this promise.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
