import { useState } from 'react';
import { studioMany as words } from '@/content/words/studio/many';
import { decodeText } from '@/lib/studio/rows/encodings';
import { maxTableSize } from '@/lib/studio/rows/table';
import { useActions } from '../store';

/** How many images that can't be used are named: more are wrong for the same reason. */
const mostFaults = 5;

/** Puts a table in place that somebody types or opens, and takes the images that it names. */
export function useTableFiles() {
  const { addFiles, changeView, typeTable } = useActions();
  const [fileFault, setFileFault] = useState<string>();
  /** How many images are being read. */
  const [reading, setReading] = useState(0);

  function put(next: string) {
    setFileFault(undefined);
    // Whoever works on a table wants its rows, whatever was downloaded before.
    changeView({ scope: 'open' });
    typeTable(next);
  }

  /** Opens a table, images that it names, or both. */
  async function open(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    const file = files.find((opened) => !images.includes(opened));
    setFileFault(undefined);
    setReading(images.length);
    // The images first, or each row would lack its own until they're here.
    const faults = await addFiles(images);
    if (file) await openTable(file);
    setReading(0);
    if (faults.length > 0) setFileFault(faults.slice(0, mostFaults).join(' '));
  }

  async function openTable(file: File) {
    if (file.size > maxTableSize) return setFileFault(words.unreadable.tooLarge);
    if (file.size === 0) return setFileFault(words.unreadable.noRows);
    try {
      put(decodeText(new Uint8Array(await file.arrayBuffer()), navigator.languages).text);
    } catch {
      setFileFault(words.unreadable.noFile);
    }
  }

  return { fileFault, reading, put, open };
}
