'use client';

import { Picture } from '@/components/ui/picture';
import { FileLink } from './file-link';

interface Props extends Omit<React.ComponentProps<typeof Picture>, 'className'> {
  label: string;
  platforms: string;
  /** The PNG, and what its link says. */
  file: string;
  download: string;
}

/** An image of a campaign, small, with the platforms it's for and the PNG to download. A client component as Field is. */
export function PictureItem({ label, platforms, file, download, ...picture }: Props) {
  return (
    // Shares its rows with its neighbors, so that captions line up below the tallest image.
    <li className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2">
      <div className="grid items-center justify-items-center border border-line bg-surface p-3">
        {/* As wide as there's room, unless that makes it too tall. Known before the image loads. */}
        <div
          className="w-full"
          style={{ maxWidth: `calc(15rem * ${picture.width} / ${picture.height})` }}
        >
          <Picture {...picture} className="w-full bg-input" />
        </div>
      </div>
      <div className="text-sm">
        <p className="font-semibold">{label}</p>
        <p className="text-muted">{platforms}</p>
      </div>
      <FileLink href={file}>
        {download}
        <span className="sr-only">{` ${label}`}</span>
      </FileLink>
    </li>
  );
}
