/** The last part of an address: `remote.png`. */
export function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
