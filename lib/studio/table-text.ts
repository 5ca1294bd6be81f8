/**
 * The text of a table's file. Excel writes UTF-8 only if it's asked to: "Unicode Text" is UTF-16, and plain CSV uses the
 * computer's encoding, which in the Americas and Western Europe is Windows-1252.
 */
export function tableText(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
