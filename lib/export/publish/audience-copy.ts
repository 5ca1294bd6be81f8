import { parse } from '@babel/parser';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishWords } from '@/content/words/publish';
import type { CampaignDocument } from '@/content/schema';
import { fill } from '@/lib/campaign/document/fill';
import { replaceAt, textsIn } from '@/lib/campaign/document/paths';
import { type ContentModule, documentsIn } from '../content/check-content';
import { withChange } from '../content/source-change';
import { imageFolder } from '../pictures/images';
import { type Content, withFiles } from './content';

/** Whose folder is copied, and who the copy is for. */
export interface AudienceCopy {
  from: string;
  /** Its folder's name, and the address of its page. */
  id: string;
  name: string;
}

const list = 'content/audiences/index.ts';

const idForm = /^(?=.{2,60}$)[a-z][a-z\d]+(-[a-z\d]+)*$/;

/** Why a new audience can't have this id; undefined if it can. */
export function idProblem(id: string, documents: readonly CampaignDocument[]): string | undefined {
  const { form, taken, page } = publishWords.addresses;
  if (!idForm.test(id)) return fill(form, { address: id });
  if (documents.some(({ audience }) => audience.id === id)) return fill(taken, { address: id });
  // A page at /index would be written over the home page.
  if (id === 'index') return fill(page, { address: id });
  // Two pages can't have one address, and a file in public/ would hide a page.
  const places = ['app', 'public', 'content/audiences'];
  return places.some((folder) => existsSync(`${folder}/${id}`))
    ? fill(page, { address: id })
    : undefined;
}

/** The posts of an audience that are samples have its id in their addresses. */
const withOwnPosts = (text: string, id: string) =>
  text.replaceAll(/(\/posts\/)[\w-]+-(reel|teaser)\b/g, `$1${id}-$2`);

/** The document of a copied audience, with its own name and addresses, and the same texts. */
export function copiedDocument(
  document: CampaignDocument,
  { id, name }: Pick<AudienceCopy, 'id' | 'name'>,
): CampaignDocument {
  // Otherwise, two audiences would be one campaign for analytics.
  const { campaign: _, ...audience } = document.audience;
  const landing = { ...audience.landing, route: `/${id}` };
  const copy: CampaignDocument = { ...document, audience: { ...audience, id, name, landing } };
  return textsIn(audience, 'audience').reduce((changed, [at, text]) => {
    const own = withOwnPosts(text, id);
    return own === text ? changed : replaceAt(changed, at, own);
  }, copy);
}

/** The content with a copied audience in it, whose files are those of what it was begun from. */
export function withAudience(
  content: Content,
  document: CampaignDocument,
  begunFrom: CampaignDocument,
): Content {
  const { audience } = document;
  const names = content.modules.map(([file]) => file);
  const folder = `content/audiences/${audience.id}`;
  const modules = content.modules.map(([file, exports]): ContentModule => [
    file,
    file === 'content/campaigns.ts'
      ? { documents: [...documentsIn(content.modules), document] }
      : exports,
  ]);
  const files = audienceFiles({ ...audience, from: begunFrom.audience.id }, names, content.read);
  return withFiles(
    { ...content, modules: [...modules, [`${folder}/index.ts`, { [audience.id]: audience }]] },
    [...files, ...copiedImages(content, begunFrom, audience.id)],
  );
}

/** The images of an audience's own folder, for its copy. */
const copiedImages = (
  { files }: Content,
  { audience, images = [] }: CampaignDocument,
  id: string,
) =>
  images.flatMap(({ file }): [file: string, bytes: string | Buffer][] => {
    const source = path.posix.join(imageFolder(audience.id), file);
    const bytes = files.get(source) ?? (existsSync(source) ? readFileSync(source) : undefined);
    return bytes === undefined ? [] : [[path.posix.join(imageFolder(id), file), bytes]];
  });

/**
 * The texts of a copied audience's files, and of the list with it.
 * @param files the names of all files of the content
 * @param read reads one of them
 */
export function audienceFiles(
  { from, id, name }: AudienceCopy,
  files: readonly string[],
  read: (file: string) => string,
): Map<string, string> {
  const [source, target] = [`content/audiences/${from}/`, `content/audiences/${id}/`];
  const copied = files.filter((file) => file.startsWith(source));
  const copies = copied.map((file): [string, string] => [
    file.replace(source, target),
    withOwnPosts(read(file), id),
  ]);
  const changed = new Map(copies);
  const change = (file: string, edit: (text: string) => string) =>
    changed.set(target + file, edit(changed.get(target + file) ?? ''));
  change('landing.ts', (text) => withChange(text, 'landing', 'route', quoted(`/${id}`)));
  change('index.ts', (text) => {
    const named = text.replace(/export const \w+/, `export const ${constantOf(id)}`);
    const withId = withChange(named, undefined, 'id', quoted(id));
    const withName = withChange(withId, undefined, 'name', quoted(name));
    const hasCampaign = /^ {2}campaign:/m.test(withName);
    return hasCampaign ? withChange(withName, undefined, 'campaign', '') : withName;
  });
  return changed.set(list, listWith(read(list), id));
}

/** The list of audiences with one more at its end. */
const listWith = (source: string, id: string): string =>
  source
    .replace(/(?=\n\/\*\*)/, `import { ${constantOf(id)} } from './${id}';\n`)
    .replace(/(audiences: [^=]+= \[[^\]]*?),?\s*\]/, `$1, ${constantOf(id)}]`);

/** What an audience's files and the list call something else. */
const takenNames = new Set([
  'ad',
  'audiences',
  'email',
  'homeAudience',
  'landing',
  'launch',
  'own',
]);

/** `law-firms` as the name of a constant: `lawFirms`. */
function constantOf(id: string): string {
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return takenNames.has(name) || !isIdentifier(name) ? `${name}Audience` : name;
}

/** Whether it's no word of the language, such as `new`. */
function isIdentifier(name: string): boolean {
  try {
    parse(`const ${name} = 0;`, { sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

const quoted = (text: string) => JSON.stringify(text);
