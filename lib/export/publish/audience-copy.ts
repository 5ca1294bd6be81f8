import { parse } from '@babel/parser';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishWords } from '@/content/words/publish';
import type { AudienceDocument, CampaignDocument } from '@/content/schema';
import { fill } from '@/lib/campaign/document/fill';
import { addressForm, documentOf, type NewCampaign } from '@/lib/campaign/edits/new-campaign';
import { type ContentModule, documentsIn } from '../content/check-content';
import { siteRoutes } from '../content/own-pages';
import { withChange } from '../content/source-change';
import { imageFolder } from '../pictures/images';
import { type Content, withFiles } from './content';

const list = 'content/audiences/index.ts';

/** Why a new audience can't have this id; undefined if it can. */
export function idProblem(id: string, documents: readonly CampaignDocument[]): string | undefined {
  const { form, taken, page } = publishWords.addresses;
  if (!addressForm.test(id)) return fill(form, { address: id });
  if (documents.some(({ audience }) => audience.id === id)) return fill(taken, { address: id });
  const { folders, pages, reserved = [] } = siteRoutes();
  const landingPages = documents.map(({ audience }) => audience.landing.route);
  const addresses = [...landingPages, ...folders, ...pages, ...reserved];
  // A folder that isn't in the list of audiences would be written over, too.
  const isTaken = addresses.includes(`/${id}`) || existsSync(`content/audiences/${id}`);
  return isTaken ? fill(page, { address: id }) : undefined;
}

/** The document of a copied audience, with its own name and addresses, and the same texts. */
export function copiedDocument(
  document: CampaignDocument,
  { address, name }: Pick<NewCampaign, 'address' | 'name'>,
): CampaignDocument {
  // Only in the studio does it have a slug in place of its id, and know what it was begun from.
  const newDocument = documentOf(document, { id: '', address, name });
  const { slug: _, origin: __, ...copy } = { slug: '', origin: undefined, ...newDocument };
  return { ...copy, audience: { ...copy.audience, id: address } };
}

/** The content with a new audience in it, with its files copied from the campaign it's based on. */
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
  const files = audienceFiles(audience, begunFrom.audience.id, { names, read: content.read });
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

/** The texts of a copied audience's files, and of the list with it. */
function audienceFiles(
  { id, name, landing }: AudienceDocument,
  from: string,
  { names, read }: { names: readonly string[]; read: (file: string) => string },
): Map<string, string> {
  const [source, target] = [`content/audiences/${from}/`, `content/audiences/${id}/`];
  const copiedFiles = names.filter((file) => file.startsWith(source));
  const files = new Map(copiedFiles.map((file) => [file.replace(source, target), read(file)]));
  const change = (file: string, edit: (text: string) => string) =>
    files.set(target + file, edit(files.get(target + file) ?? ''));
  const { route, posts = { items: [] } } = landing;
  const addresses = typeof posts.items === 'string' ? [] : posts.items;
  change('landing.ts', (text) =>
    addresses.reduce(
      (nextText, { address }, index) =>
        withChange(nextText, 'landing', `posts.items.${index}.address`, JSON.stringify(address)),
      withChange(text, 'landing', 'route', JSON.stringify(route)),
    ),
  );
  change('index.ts', (text) => {
    const renamedText = text.replace(/export const \w+/, `export const ${constantOf(id)}`);
    const withId = withChange(renamedText, undefined, 'id', JSON.stringify(id));
    const withName = withChange(withId, undefined, 'name', JSON.stringify(name));
    // Otherwise, two audiences would be one campaign for analytics.
    const hasCampaign = /^ {2}campaign:/m.test(withName);
    return hasCampaign ? withChange(withName, undefined, 'campaign', '') : withName;
  });
  return files.set(list, listWith(read(list), id));
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
