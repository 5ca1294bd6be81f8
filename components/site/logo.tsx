import { brand } from '@/content/brand';
import { brandMark } from '@/lib/brand-mark';

const { size: units, wall, ember } = brandMark;

/** The brand's mark: an ember in a wall. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox={`0 0 ${units} ${units}`} fill="none">
      <path d={wall} stroke="currentColor" strokeWidth="2" />
      <path d={ember} fill="var(--accent)" />
    </svg>
  );
}

/** The brand's mark and its name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <BrandMark size={22} />
      {brand.name}
    </span>
  );
}
