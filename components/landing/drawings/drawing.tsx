/** In units of a drawing, which is as wide as its place. */
export const size = { width: 760, height: 410 };

/** The sheet that a drawing is on; what is written on it stays legible on a phone. */
export function Drawing({ children }: { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      className="block h-auto w-full text-[28px] font-semibold sm:text-[18px] lg:max-xl:text-[21px]"
    >
      {children}
    </svg>
  );
}
