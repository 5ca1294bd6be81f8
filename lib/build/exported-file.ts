/** A file of a campaign, made on demand. */
export interface ExportedFile {
  /** The address that it's exported to. */
  file: string;
  type: string;
  body: () => Promise<string | Uint8Array>;
}

/**
 * Makes something once for two callers, and drops it after the second one. Otherwise, a build would keep every picture
 * in memory.
 */
export function shared<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => {
    const made = kept ?? make();
    kept = kept ? undefined : made;
    return made;
  };
}
