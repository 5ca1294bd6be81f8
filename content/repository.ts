import type { Repository } from './schema';

/**
 * Where marketers publish from the studio (docs/publish.md). Undefined if the site has no repository
 * that they can open. Then the studio saves a file for whoever runs the site.
 */
export const repository: Repository | undefined = {
  /** `gitea` for Gitea and Forgejo. */
  host: 'github',
  address: 'https://github.example/emberwall/website',
  /** The branch that's live. */
  branch: 'main',
};
