/** A short digest (FNV-1a in 32 bits, in base 36), which tells whether a text has changed. */
export function digestOf(value: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
