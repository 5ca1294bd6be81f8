import { list, section } from '@/lib/campaign/outputs/html';

/** A file that isn't in a ZIP, by its place there, and why. */
export interface Missing {
  name: string;
  reason: string;
}

/** What's in a ZIP, while it's being made. */
export interface Packed {
  /** The files that couldn't be made. */
  missing: readonly Missing[];
  /** For a file whose bytes are there already, where they are. */
  twins: ReadonlyMap<string, string>;
}

/** A ZIP's README with the files that its folder is without. */
export function withMissing(readme: string, missing: readonly Missing[], heading: string): string {
  if (missing.length === 0) return readme;
  const lines = missing.map(({ name, reason }) => `${name}: ${reason}`);
  return readme.replace('</main>', () => `${section(heading, list(lines))}\n</main>`);
}
