import { problemWords } from '@/content/words/problems';
import { type Finding, sentenceOf } from '@/lib/campaign/rules/rule';

/** Which file of an audience's folder has each part of it. The rest is in index.ts. */
const audienceParts = new Map([
  ['landing', 'landing.ts'],
  ['email', 'email.ts'],
  ['ad', 'ad.ts'],
  ['launch', 'ad.ts'],
  ['own', 'figures.ts'],
]);

/**
 * Where the content has a part of a campaign.
 * @param path in the campaign, such as `audience.email.subject`
 * @param folder of its audience, such as `content/audiences/remote`
 * @returns the file, the constant in it (undefined where each audience has its own), the path in
 * that
 */
export function contentPlace(path: string, folder: string) {
  const [root = '', part = '', ...rest] = path.split('.');
  const pathInFile = [part, ...rest].join('.');
  if (root === 'platforms')
    return { file: 'content/market/platforms.ts', name: root, path: pathInFile };
  if (root === 'formats')
    return { file: 'content/market/ad-formats.ts', name: 'adFormats', path: pathInFile };
  if (root !== 'audience') return { file: `content/${root}.ts`, name: root, path: pathInFile };
  const file = audienceParts.get(part);
  if (!file) return { file: `${folder}/index.ts`, path: pathInFile };
  return { file: `${folder}/${file}`, name: part, path: rest.join('.') };
}

/**
 * Where a path in a campaign is in the content.
 * @param folder of its audience, such as `content/audiences/remote`
 * @returns the file, and the path from what the file exports: `email.subject`
 */
export function placeOf(folder: string, path: string): [file: string, at: string] {
  const { file, name, path: pathInFile } = contentPlace(path, folder);
  return [file, [name, pathInFile].filter(Boolean).join('.')];
}

/** `content/offer.ts: offer.code is "no". Use up to 24 capital letters, digits and hyphens.` */
export function sentenceIn(file: string, at: string, finding: Omit<Finding, 'path'>): string {
  const { value, expected } = finding;
  const sentence = sentenceOf(finding, problemWords);
  if (expected === undefined) return `${file}: ${at}: ${sentence}`;
  if (value === undefined) return `${file}: ${at} is missing. ${sentence}`;
  const json = JSON.stringify(value);
  return `${file}: ${at} is ${json.length > 80 ? `${json.slice(0, 80)}…` : json}. ${sentence}`;
}
