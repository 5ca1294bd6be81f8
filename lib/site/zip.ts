/** What's in a ZIP, while it's being made. */
export interface Packed {
  /** The files that couldn't be made, by their places. */
  missing: readonly { name: string; reason: string }[];
  /** For a file whose bytes are there already, where they are. */
  twins: ReadonlyMap<string, string>;
}
