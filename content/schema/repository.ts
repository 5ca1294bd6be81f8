import * as v from 'valibot';
import { httpsAddress, matching } from './text';

/** What Git never has in the name of a branch (git-check-ref-format). */
// oxlint-disable-next-line no-control-regex -- Git refuses control characters
const refused = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|^[-./]|[./]$|\.lock(?:\/|$)|^@$/;

const branch = matching(
  (value) => value !== '' && !refused.test(value),
  'the name of a branch, such as main',
);

/** A repository's page: after the host, only the folders that lead to it. */
const pageOfRepository = (folders: RegExp, wanted: string) =>
  matching(
    (value) =>
      v.is(httpsAddress, value) &&
      folders.test(value.replace(/^https:\/\/[^/?#]+/, '')) &&
      !value.endsWith('.git'),
    wanted,
  );

/** GitHub, at github.com or on a server of your own. */
const onGitHub = v.object({
  host: v.literal('github'),
  address: pageOfRepository(
    /^(?:\/[\w.-]+){2}$/,
    'the repository’s page, such as https://github.com/owner/name',
  ),
  branch,
});

/** Gitea or Forgejo, such as Codeberg. Its server may have it in a folder. */
const onGitea = v.object({
  host: v.literal('gitea'),
  address: pageOfRepository(
    /^(?:\/[\w.-]+){2,}$/,
    'the repository’s page, such as https://codeberg.org/owner/name',
  ),
  branch,
});

/** Undefined if the site has none. */
export const repositorySchema = v.optional(v.variant('host', [onGitHub, onGitea]));

/** Where the site's repository is, and the branch that's live. */
export type Repository = NonNullable<v.InferOutput<typeof repositorySchema>>;
