import { brand } from '@/content/brand';
import type { Mark } from '@/content/schema';
import { shell } from '@/content/words/shell';
import { Link } from './link';

const colors = { text: 'currentColor', accent: 'var(--accent)' };

/** The brand's mark, or a campaign's own; `size` in pixels. */
export function BrandMark({ size, mark = brand.mark }: { size: number; mark?: Mark }) {
  const { size: units, paths } = mark;
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

export function Logo({ mark }: { mark?: Mark }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <BrandMark size={22} mark={mark} />
      {brand.name}
    </span>
  );
}

export function HomeLink({ className }: { className: string }) {
  return (
    <Link href="/" aria-label={`${brand.name}, ${shell.home}`} className={className}>
      <Logo />
    </Link>
  );
}
