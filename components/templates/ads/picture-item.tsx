'use client';

import { Picture } from '@/components/ui/picture';
import { pictureWords } from '@/content/words/picture';
import { FileLink } from './file-link';

const { download } = pictureWords;

interface Props extends Omit<React.ComponentProps<typeof Picture>, 'className'> {
  /** Its name in the links: `Download Slide 1, 1080 × 1920`. */
  label: string;
  /** The text below it. */
  title: string;
  /** The address and the size of each PNG. */
  files: [file: string, size: string][];
}

/**
 * A small preview of a campaign's image, with a link to the PNG in each size. A client component for the same reason as
 * Field.
 */
export function PictureItem({ label, title, files, ...picture }: Props) {
  return (
    // Shares its rows with its neighbors, so that captions line up below the tallest image.
    <li className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2">
      <div className="grid items-center justify-items-center border border-line bg-surface p-3">
        {/* As wide as possible without getting too tall. Set from the file's size, so nothing moves when it loads. */}
        <div
          className="w-full"
          style={{ maxWidth: `calc(13rem * ${picture.width} / ${picture.height})` }}
        >
          <Picture {...picture} className="w-full bg-input" />
        </div>
      </div>
      <p className="text-sm font-semibold">{title}</p>
      <div className="grid content-start gap-2">
        {files.map(([file, size]) => (
          <FileLink key={file} href={file}>
            <span>
              <span className="sr-only">{`${download} ${label}, `}</span>
              {size}
            </span>
          </FileLink>
        ))}
      </div>
    </li>
  );
}
