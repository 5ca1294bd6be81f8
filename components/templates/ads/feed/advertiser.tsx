import { clsx } from 'clsx';
import { BrandMark } from '@/components/site/logo';

interface Props {
  name: string;
  /** The line below the name, which says that it's an ad. */
  line: string;
  /** A person's picture is round, a company's is not. */
  round?: boolean;
}

/** The top of a post: who posted it. */
export function Advertiser({ name, line, round = false }: Props) {
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span
        className={clsx(
          'flex size-9 shrink-0 items-center justify-center border border-line bg-background',
          round ? 'rounded-full' : 'rounded-sm',
        )}
      >
        <BrandMark size={18} />
      </span>
      <div className="min-w-0 text-xs leading-4">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-muted">{line}</p>
      </div>
    </div>
  );
}
