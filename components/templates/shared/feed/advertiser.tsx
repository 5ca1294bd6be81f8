import { Logo } from '@/components/site/logo';
import { brand } from '@/content/brand';
import { isBrick, type Logo as LogoData } from '@/lib/campaign/document/logo';

interface Props {
  name: string;
  logo: LogoData | undefined;
  /** The line below the name, which says that it's an ad. */
  line: string;
  /** A person's picture is round, a company's is not. */
  round?: boolean;
}

export function Advertiser({ name, line, logo = brand.logo, round = false }: Props) {
  // A drawn one has no margin of its own.
  const size = isBrick(logo) ? 18 : 26;
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span
        className={`flex size-9 shrink-0 items-center justify-center border border-line bg-background ${round ? 'rounded-full' : 'rounded-sm'}`}
      >
        <Logo width={size} height={size} logo={logo} />
      </span>
      {/* Cut off where it's too long: a post is no wider than its column. */}
      <div className="grow contain-inline-size text-xs leading-4">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-muted">{line}</p>
      </div>
    </div>
  );
}
