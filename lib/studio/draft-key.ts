/** Where an audience's draft is in the browser's storage. */
export function draftKey(audience: string): string {
  return `draft:${audience}`;
}
