import { buttonStyles } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { AdDimension } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/picture/ad-pictures';
import { FileLink } from './file-link';

interface Props {
  alt: string;
  /** Its name in the links: `Download Slide 1, 1080 × 1920`. */
  label: string;
  /** The text below it, if that's not its name. */
  title?: string;
  /** The address and the size of each PNG. The first one's preview is shown. */
  files: [file: string, dimension: AdDimension][];
}

/** A small preview of an image, with the PNG in each size. */
export function PictureItem({ alt, label, title = label, files }: Props) {
  const [[file, dimension] = ['', '1080x1080']] = files;
  const [width = 0, height = 0] = dimension.split('x').map(Number);
  return (
    // Shares its rows with its neighbors, so that captions line up below the tallest image.
    <li className="row-span-3 grid break-inside-avoid grid-rows-subgrid gap-y-2">
      <div className="grid place-items-center border border-line p-3">
        {/* As wide as possible without getting too tall. Set from the file's size, so nothing moves
            when it loads. */}
        <div className="w-full" style={{ maxWidth: `calc(13rem * ${width} / ${height})` }}>
          <Picture
            src={file.replace(/\.png$/, '-preview.webp')}
            alt={alt}
            width={width}
            height={height}
            className="w-full bg-input outline outline-line"
          />
        </div>
      </div>
      <p className="text-sm font-semibold">{title}</p>
      <div className="grid content-start gap-2">
        {files.map(([href, size]) => (
          <FileLink key={href} href={href} className={buttonStyles('tool')}>
            <span>
              <span className="sr-only">{`${socialAds.pictures.download} ${label}, `}</span>
              {sizeLabel(size)}
            </span>
          </FileLink>
        ))}
      </div>
    </li>
  );
}
