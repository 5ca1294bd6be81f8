import type { Repository } from '@/content/schema';
import { studioPublish } from '@/content/words/studio/publish';
import { plainLetters } from '@/lib/campaign/document/clean-text';

/** The folder of the repository that edits are published in. */
const editsFolder = 'edits';

/**
 * In characters. GitHub answers longer addresses than about 8,190 with 414 URI Too Long
 * (https://github.com/cli/cli/issues/1575), and so does nginx in front of a Gitea server: its request
 * lines may have 8 KB by default, with the rest of the line
 * (https://nginx.org/en/docs/http/ngx_http_core_module.html#large_client_header_buffers). This leaves
 * room for what a proxy or a sign-in adds.
 */
export const longestAddress = 7000;

/**
 * Where each host has its pages, after the address of the repository.
 * - GitHub: https://github.com/isaacs/github/issues/1527; its documentation doesn't have them.
 * - Gitea and Forgejo: https://github.com/go-gitea/gitea/pull/16556
 */
const pages = {
  github: { newFile: 'new', upload: 'upload' },
  gitea: { newFile: '_new', upload: '_upload' },
} as const;

/** What people call the host: GitHub, or the name of a server. */
export const hostName = ({ host, address }: Repository): string =>
  host === 'github' ? studioPublish.github : new URL(address).host;

const branchPath = ({ branch }: Repository) => branch.split('/').map(encodeURIComponent).join('/');

/** The name of a change's file: `summer-sale.json`. */
export function changeFileName(change: string): string {
  const name = (plainLetters(change).match(/[a-z\d]+/g) ?? ['edits']).join('-');
  return `${name.slice(0, 60).replace(/-$/, '')}.json`;
}

/**
 * The host's page for a new file, filled in. Undefined if that's too long for an address.
 * @param change what the change is called: GitHub fills in its message with that
 * @param text of the file
 */
export function newFilePage(
  repository: Repository,
  { change, text }: { change: string; text: string },
): string | undefined {
  const query = new URLSearchParams({
    filename: `${editsFolder}/${changeFileName(change)}`,
    value: text,
    message: change,
  });
  // Not every program that reads an address takes a plus sign for a space.
  const search = query.toString().replaceAll('+', '%20');
  const { address, host } = repository;
  // Gitea's own links have a slash after the branch, too.
  const page = `${address}/${pages[host].newFile}/${branchPath(repository)}/?${search}`;
  return page.length > longestAddress ? undefined : page;
}

/** The host's page where files are dropped. */
export const uploadPage = (repository: Repository): string =>
  `${repository.address}/${pages[repository.host].upload}/${branchPath(repository)}/${editsFolder}`;
