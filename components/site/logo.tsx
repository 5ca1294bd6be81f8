import { brand } from '@/content/brand';
import type { Brand } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { Link } from './link';

const colors = { text: 'currentColor', accent: 'var(--accent)' };

/** The brand's logo, or a campaign's own; `size` in pixels. */
export function Logo({ size, logo = brand.logo }: { size: number; logo?: Brand['logo'] }) {
  const { size: units, paths } = logo;
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${units} ${units}`} fill="none">
      {paths.map(({ d, color, strokeWidth }) =>
        strokeWidth ? (
          <path key={d} d={d} stroke={colors[color]} strokeWidth={strokeWidth} />
        ) : (
          <path key={d} d={d} fill={colors[color]} />
        ),
      )}
    </svg>
  );
}

export function LogoWithName({ logo }: { logo?: Brand['logo'] }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <Logo size={22} logo={logo} />
      {brand.name}
    </span>
  );
}

export function HomeLink({ className }: { className: string }) {
  return (
    <Link href="/" aria-label={`${brand.name}, ${shell.home}`} className={className}>
      <LogoWithName />
    </Link>
  );
}
