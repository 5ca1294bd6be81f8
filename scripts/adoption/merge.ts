// Merges this commit into a site that was adopted from the release before it (docs/upgrade.md).
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { edits, owner } from './edits';

/** Only these, which are the owner's or were left out, may have conflicts. */
const owners = new RegExp(
  `^(?:content/(?:(?:audiences|locales|words)/|(?!ad-|campaigns|email-|inboxes|navigation|platforms)[\\w.-]+$)|public/|docs/.*png$|README|SECURITY|LICENSE|${owner.leftOut.join('|')})`,
);

/** @param site an empty folder @returns what happened */
export function mergeIntoAdopted(root: string, site: string): string {
  const git = (command: string, cwd = site) =>
    execFileSync('git', command.split(' '), { cwd, encoding: 'utf8' }).trim().split('\n');
  const log = 'log --format=%H -G"version": -- package.json';
  // The one that this release came after.
  const [, before] = fs.existsSync(path.join(root, '.git')) ? git(log, root) : [];
  if (!before) return 'this copy has no history, so nothing was merged into an older site.';
  const [head] = git('rev-parse HEAD', root);
  git(`clone --quiet --shared --no-checkout ${root} .`);
  git(`checkout --quiet ${before}`);
  for (const [name, from, to] of edits) {
    const file = path.join(site, name);
    if (fs.existsSync(file))
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
  }
  for (const name of owner.leftOut)
    fs.rmSync(path.join(site, name), { recursive: true, force: true });
  git('config user.name Owner');
  git('config user.email owner@northgate.example');
  git('commit --quiet --all --message=Adopted');
  // It fails where there are conflicts.
  spawnSync('git', ['merge', '--quiet', '--no-edit', String(head)], { cwd: site });
  const conflicts = git('diff --name-only --diff-filter=U').filter((file) => !owners.test(file));
  if (conflicts.join('') !== '')
    throw new Error(`Conflicts with ${before}: ${conflicts.join(', ')}.`);
  return `merged into a site that was adopted from ${before}.`;
}
