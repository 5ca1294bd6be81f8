/** Bytes as text (RFC 4648, 4), on one line. */
export const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** @throws {DOMException} if a text isn't base64 */
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
