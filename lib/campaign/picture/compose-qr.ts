import { correction, generate } from 'lean-qr';
import type { Campaign } from '@/content/schema';
import { printLink } from '../document/campaign-link';
import { type Composition, place, range, shape } from '../drawing/layer';

/** Modules around the code that stay white (ISO/IEC 18004). */
const quiet = 4;

/** A QR code of the campaign's link, black on white so that every phone can read it. */
export function composeQr(campaign: Campaign): Composition {
  const code = generate(printLink(campaign), { minCorrectionLevel: correction.M });
  const rows = range(code.size).flatMap((y) =>
    range(code.size).flatMap((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : [])),
  );
  // Whole pixels, at least a thousand of them.
  const modules = code.size + 2 * quiet;
  const unit = Math.ceil(1000 / modules);
  const squares = shape('path', { d: rows.join(''), fill: '#000000' });
  return {
    width: modules * unit,
    height: modules * unit,
    ground: '#ffffff',
    shapes: place(squares, quiet * unit, quiet * unit, unit),
    texts: [],
  };
}
