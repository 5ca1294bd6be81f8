import { widths } from './email-settings';

/** In pixels: below this width, a desktop-size email would be scaled down too far to read. */
const narrow = 480;

/** The width of an email that suits its room, until somebody chooses one. */
export function widthFor(room: number) {
  const [desktop, phone] = widths;
  return room > 0 && room < narrow ? phone : desktop;
}

/** In pixels: the space for an email on paper. It's scaled down to fit, so all of it prints. */
const paper = { width: 333, height: 720 };

interface FrameStyles {
  place?: React.CSSProperties & Record<'--scale' | '--paper-scale', number>;
  frame?: React.CSSProperties;
}

/** How an email's frame is scaled down to its room. None until its height is known. */
export function frameStyles(width: number, height: number, room: number): FrameStyles {
  if (height === 0) return {};
  return {
    place: {
      '--scale': Math.min(1, room / width),
      '--paper-scale': Math.min(paper.width / width, paper.height / height),
      width: `calc(${width}px * var(--scale))`,
      height: `calc(${height}px * var(--scale))`,
    },
    frame: { width, height, maxWidth: 'none', transform: 'scale(var(--scale))' },
  };
}
