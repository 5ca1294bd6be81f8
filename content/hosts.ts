import type { Hosts } from './schema';

/**
 * Other sites that pages use, such as a statistics or a form service (docs/make-it-yours.md). The
 * security policy blocks every other one.
 */
export const hosts: Hosts = {
  /** The addresses of scripts that every page loads, or files in public/. */
  scripts: [],
  /** The origins or addresses of scripts that those add. */
  addedScripts: [],
  /** Where those scripts send data, and the origins of the pictures and frames that they load. */
  connect: [],
  images: [],
  frames: [],
  /** Where forms are sent. */
  forms: [],
};
