import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of package-lock.json (docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** The text of a folder's license files; empty if the package only names its license. */
function licenseText(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice)/i.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/**
 * The notices of all packages that may reach a visitor's browser, as their licenses ask: those in
 * package-lock.json that aren't only for development, and the typeface. Says where each package's
 * source is, as MPL-2.0 asks.
 * @param root of the repository
 * @param typeface the name of the typeface's package
 */
export function licenseNotices(root: string, typeface: string): string {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages: [folder: string, locked: LockedPackage][] = Object.entries(lockfile.packages);
  return packages
    .filter(([folder, { dev, optional, devOptional }]) => {
      if (folder === `node_modules/${typeface}`) return true;
      return folder !== '' && !dev && !optional && !devOptional;
    })
    .map(([folder, { version, license }]) => {
      const name = folder.split('node_modules/').at(-1);
      const heading = `${name} ${version}: ${license}, https://www.npmjs.com/package/${name}/v/${version}`;
      return `${heading}\n\n${licenseText(path.join(root, folder))}`.trim();
    })
    .join('\n\n----\n\n');
}
