/** The size of every drawing in SVG units. On the page, it's as wide as its container. */
export const size = { width: 760, height: 410 };

/** The SVG that holds a drawing. Its text is larger on a small screen, so it stays legible. */
export function DrawingFrame({ children }: { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      className="block h-auto w-full text-[28px] font-semibold max-[359px]:text-[32px] sm:text-[19px] lg:max-xl:text-[22px]"
    >
      {children}
    </svg>
  );
}

interface LinesProps extends React.SVGProps<SVGTextElement> {
  lines: string[];
  /** Where the last line is. */
  y: number;
}

/** Text of several lines, as far apart as the size of the text on the screen asks for. */
export function Lines({ lines, ...rest }: LinesProps) {
  return lines.map((line, index) => (
    <text key={line} dy={`${(index + 1 - lines.length) * 1.15}em`} {...rest}>
      {line}
    </text>
  ));
}
