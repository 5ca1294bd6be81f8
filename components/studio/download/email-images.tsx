import { useId } from 'react';
import { studioDownload } from '@/content/words/studio/download';
import { readImagesAddress } from '@/lib/studio/download/email-images';
import { useActions, useStudio } from '../store';

const { images: words } = studioDownload;

/** Where a marketer's email service has the email's images, so that the HTML leads there. */
export function EmailImages() {
  const typed = useStudio((state) => state.emailImages);
  const { typeEmailImages } = useActions();
  const { fault } = readImagesAddress(typed);
  const id = useId();
  return (
    <div className="mt-3 grid gap-1 text-sm">
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={words.example}
        value={typed}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => typeEmailImages(target.value)}
        className="min-h-11 w-full min-w-0 rounded-sm border border-line bg-input px-3 text-base aria-invalid:border-danger"
      />
      <div id={`${id}-note`} className="text-xs text-muted">
        <output className="block text-sm text-danger">{fault}</output>
        {words.note}
      </div>
    </div>
  );
}
