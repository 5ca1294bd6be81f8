/**
 * Reads an image's size in pixels before it's decoded, because a small file can have billions of pixels.
 * Undefined if it isn't a PNG, JPEG, WebP or AVIF image, or if it's cut off before its size.
 */
export function imageSize(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? avifSize(view);
  } catch {
    // It ends too soon.
    return undefined;
  }
}

/** Four letters, as most formats name their parts. */
const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function pngSize(view: DataView) {
  if (view.getUint32(0) !== 0x89504e47 || nameAt(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The first frame's header (SOF) has the size, after any number of other segments. */
function jpegSize(view: DataView) {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at += 1;
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Without a length of its own, it could hide the frame. An image's data comes after that.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return undefined;
    // Among them are the tables DHT, JPG and DAC.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}

function webpSize(view: DataView) {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return undefined;
  const kind = nameAt(view, 12);
  const small = (at: number) => view.getUint16(at, true);
  if (kind === 'VP8 ') return { width: small(26) & 0x3fff, height: small(28) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  // Three bytes each.
  const large = (at: number) => small(at) + view.getUint8(at + 2) * 0x10000 + 1;
  return kind === 'VP8X' ? { width: large(24), height: large(27) } : undefined;
}

/** An AVIF file says the size of each image in it, in a box called `ispe`. The largest counts. */
function avifSize(view: DataView) {
  if (nameAt(view, 4) !== 'ftyp' || !nameAt(view, 8).startsWith('avi')) return undefined;
  let [width, height] = [0, 0];
  // They come first, in the file's index.
  for (let at = 0; at < Math.min(view.byteLength - 16, 65_536); at += 1)
    if (view.getUint32(at) === 0x69737065) {
      width = Math.max(width, view.getUint32(at + 8));
      height = Math.max(height, view.getUint32(at + 12));
    }
  return width && height ? { width, height } : undefined;
}
