/** The size of every drawing in SVG units. On the page, it's as wide as its container. */
export const size = { width: 760, height: 410 };

/** The SVG that holds a drawing. Its text is larger on small screens so it stays legible. */
export function DrawingFrame({ children }: { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      className="block h-auto w-full text-[28px] font-semibold sm:text-[18px] lg:max-xl:text-[21px]"
    >
      {children}
    </svg>
  );
}
