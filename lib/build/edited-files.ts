import { parse } from '@babel/parser';
import type { CampaignDocument } from '@/content/schema';
import { applyVariant, type Variant } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { type ContentModule, contentFaults, documentsIn, folderOf } from './check-content';
import { contentPlace } from './content-files';

/** A part of a file's syntax tree, as @babel/parser has it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * The content's files with a marketer's edits in them.
 * @param modules every file of the content
 * @param read reads one of them
 * @returns the new text of each file that changes, and a sentence for each fault that the content
 * would have
 */
export function editedFiles(
  modules: readonly ContentModule[],
  read: (file: string) => string,
  document: CampaignDocument,
  variant: Variant,
): { files: Map<string, string>; faults: string[] } {
  const edited = applyVariant(document, variant);
  // Every campaign has the same offer, so the others change, too.
  const documents = documentsIn(modules).map(({ audience }) =>
    Object.assign({ ...edited }, audience.id !== edited.audience.id && { audience }),
  );
  const faults = contentFaults(
    modules.map(([file, own]) => [file, file === 'content/campaigns.ts' ? { documents } : own]),
  );
  const files = new Map<string, string>();
  for (const { path, kind, optional } of fieldsOf(document)) {
    const text = variant[path];
    if (text === undefined) continue;
    const { file, ...place } = contentPlace(path, folderOf(document, modules));
    const isGone = optional && text === '';
    const code = isGone ? '' : JSON.stringify(kind === 'list' ? text.split('\n') : text);
    files.set(file, withLiteral(files.get(file) ?? read(file), place.name, place.path, code));
  }
  return { files, faults };
}

/** A file's text with other code for one value; without the value, if there's no code. */
function withLiteral(source: string, name: string | undefined, path: string, code: string) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const constants = program.body.flatMap((statement) =>
    nodesIn(nodesIn(statement, 'declaration')[0], 'declarations'),
  );
  const constant = constants.find(({ id }) => name === undefined || nameOf(id) === name);
  const keys = path.split('.');
  let [node] = nodesIn(constant, 'init');
  for (const [index, key] of keys.entries()) {
    if (node?.type === 'TSSatisfiesExpression') [node] = nodesIn(node, 'expression');
    const property = nodesIn(node, 'properties').find((each) => nameOf(each.key) === key);
    const [inner = nodesIn(node, 'elements')[Number(key)]] = nodesIn(property, 'value');
    if (node && !inner && index === keys.length - 1) {
      const at = node.end - 1;
      return `${source.slice(0, at)}${/,\s*$/.test(source.slice(0, at)) ? '' : ','} ${key}: ${code}${source.slice(at)}`;
    }
    if (property && code === '' && index === keys.length - 1)
      return source.slice(0, property.start) + source.slice(property.end).replace(/^,/, '');
    node = inner;
  }
  if (!node) throw new Error(`There's no ${path} to replace.`);
  return source.slice(0, node.start) + code + source.slice(node.end);
}

/** The nodes in a part of a node, which has one, a kind === 'list' ? of them, or none. */
function nodesIn(node: unknown, part: string): Node[] {
  const found: unknown = Object(node)[part];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the parser puts there
  return [found].flat().filter(Boolean) as Node[];
}

/** The name that a key or a constant has, whether it's quoted or not. */
function nameOf(key: unknown): unknown {
  const { name, value } = Object(key);
  return name ?? value;
}
