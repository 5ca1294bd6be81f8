import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { studioDownload as words } from '@/content/words/studio-download';
import type { DownloadFile } from '@/lib/studio/downloads';
import type { TaskOptions } from '@/lib/studio/encode-film';
import { messageOf } from '@/lib/message-of';

export type Make = (file: DownloadFile, task: TaskOptions) => Promise<Blob>;

interface Props {
  files: readonly DownloadFile[];
  make: Make;
}

/** A button for each file. Links couldn't carry the edits. */
export function SingleFiles({ files, make }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.name}>
          <FileButton file={file} make={make} />
        </li>
      ))}
    </ul>
  );
}

interface ButtonProps {
  file: DownloadFile;
  make: Make;
  /** What it says, if not the file's name. */
  label?: string;
}

export function FileButton({ file, make, label = file.name }: ButtonProps) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  const working = useRef<AbortController>(undefined);
  useEffect(() => () => working.current?.abort(), []);

  async function save() {
    if (progress !== undefined) return;
    working.current = new AbortController();
    const { signal } = working.current;
    setFailure('');
    setProgress(0);
    try {
      const onProgress = (done: number, of: number) => setProgress(done / of);
      saveFile(await make(file, { signal, onProgress }), file.name);
    } catch (error) {
      setFailure(`${words.fileFailed} ${messageOf(error)}`);
    }
    setProgress(undefined);
  }

  return (
    <>
      <button
        type="button"
        aria-busy={progress !== undefined}
        onClick={() => void save()}
        className="flex min-h-11 w-full items-center gap-2 py-1 text-left hover:bg-input aria-busy:opacity-60"
      >
        <Download aria-hidden size={16} className="shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">{label}</span>
        {progress !== undefined && <span>{`${Math.round(progress * 100)}%`}</span>}
      </button>
      <output className="block pb-2 whitespace-pre-line text-notice empty:hidden">
        {progress === undefined ? failure : <span className="sr-only">{words.making}</span>}
      </output>
    </>
  );
}
