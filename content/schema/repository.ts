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
const pageIn = (folders: RegExp) =>
  matching(
    (value) =>
      v.is(httpsAddress, value) &&
      folders.test(value.replace(/^https:\/\/[^/?#]+/, '')) &&
      !value.endsWith('.git'),
    'the address of the repository’s page, such as https://github.com/owner/name, without .git',
  );

/** Undefined if the site has none. */
export const repositorySchema = v.optional(
  v.variant('host', [
    v.object({ host: v.literal('github'), address: pageIn(/^(?:\/[\w.-]+){2}$/), branch }),
    // Forgejo, too, such as Codeberg. A server of one's own may have it in a folder.
    v.object({ host: v.literal('gitea'), address: pageIn(/^(?:\/[\w.-]+){2,}$/), branch }),
  ]),
);

/** Where the site's repository is, and the branch that's live. */
export type Repository = NonNullable<v.InferOutput<typeof repositorySchema>>;
