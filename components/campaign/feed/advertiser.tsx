import { Logo } from '@/components/site/logo';
import type { Brand } from '@/content/schema';

interface Props {
  name: string;
  logo: Brand['logo'] | undefined;
  /** The line below the name, which says that it's an ad. */
  line: string;
  /** A person's picture is round, a company's is not. */
  round?: boolean;
}

export function Advertiser({ name, line, logo, round = false }: Props) {
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span
        className={`flex size-9 shrink-0 items-center justify-center border border-line bg-background ${round ? 'rounded-full' : 'rounded-sm'}`}
      >
        <Logo size={18} logo={logo} />
      </span>
      <div className="min-w-0 text-xs leading-4">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-muted">{line}</p>
      </div>
    </div>
  );
}
