import { useState } from 'react';
import { studioMany as words } from '@/content/words/studio/many';
import { failureText } from '@/lib/studio/download/failure-text';
import type { ReadOptions, TableFile } from '@/lib/studio/rows/files/table-file';
import { useActions, useStudio } from '../store';

/** How many images that can't be used are named: more are wrong for the same reason. */
const mostFaults = 5;

/** A file that was opened as a table, with its bytes: they may have to be read in another way. */
export interface OpenedTable extends TableFile {
  bytes: Uint8Array;
}

/** Puts a table in place that somebody types or opens, and takes the images that it names. */
export function useTableFiles() {
  const { addFiles, changeView, typeTable } = useActions();
  const { locale } = useStudio(({ original }) => original.brand);
  const [fileFault, setFileFault] = useState<string>();
  /** How many images are being read. */
  const [reading, setReading] = useState(0);
  const [opened, setOpened] = useState<OpenedTable>();

  function put(next: string) {
    setFileFault(undefined);
    setOpened(undefined);
    // Whoever works on a table wants its rows, whatever was downloaded before.
    changeView({ scope: 'open' });
    typeTable(next);
  }

  /** Opens a table, images that it names, or both. */
  async function open(files: readonly File[]) {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    const file = files.find((candidate) => !images.includes(candidate));
    setFileFault(undefined);
    setReading(images.length);
    // The images first, or each row would lack its own until they're here.
    const faults = await addFiles(images);
    if (file) await openTable(file);
    setReading(0);
    if (faults.length > 0) setFileFault(faults.slice(0, mostFaults).join(' '));
  }

  async function openTable(file: File) {
    try {
      await readBytes(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      sayWhyNot(error);
    }
  }

  /** The code that reads a table may not have come. */
  const sayWhyNot = (error: unknown) =>
    setFileFault(failureText(error, words.unreadableFiles.failed));

  async function readBytes(
    bytes: Uint8Array,
    choice: Pick<ReadOptions, 'encoding' | 'sheet'> = {},
  ): Promise<void> {
    const { readTableFile } = await import('@/lib/studio/rows/files/table-file');
    const { languages } = navigator;
    const table = await readTableFile(bytes, { languages, locale, ...choice });
    if (table.fault) return setFileFault(words.unreadableFiles[table.fault]);
    put(table.text);
    setOpened({ bytes, ...table });
  }

  /** Reads the opened file again, as somebody chose. */
  const readAgain = (choice: Pick<ReadOptions, 'encoding' | 'sheet'>) =>
    opened && void readBytes(opened.bytes, choice).catch(sayWhyNot);

  return { fileFault, reading, put, open, opened, readAgain };
}
