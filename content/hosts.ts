import type { Hosts } from './schema';

/**
 * Other sites that pages use, such as a statistics service (docs/make-it-yours.md). The security
 * policy blocks every other one.
 */
export const hosts: Hosts = {
  /** The addresses of scripts that every page loads. Without any, pages require Trusted Types. */
  scripts: [],
  /** Where those scripts send data, and the origins of pictures that they load. */
  connect: [],
  images: [],
};
