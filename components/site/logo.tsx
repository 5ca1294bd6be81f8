import { site } from '@/content/site';

/** The brand's mark: an ember in a wall. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 22 22" fill="none">
      <path d="M1 1h20v20H1z" stroke="currentColor" strokeWidth="2" />
      <path d="M1 8h20M1 15h20M8 1v7M15 8v7M8 15v6" stroke="currentColor" strokeWidth="2" />
      <path d="M8 8h7v7H8z" fill="var(--accent)" />
    </svg>
  );
}

/** The brand's mark and its name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <BrandMark size={22} />
      {site.name}
    </span>
  );
}
