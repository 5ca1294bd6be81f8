import { parse } from '@babel/parser';
import type { CampaignDocument } from '@/content/schema';
import { atPath } from '@/lib/campaign/document/paths';
import { applyVariant, type Variant, withParts } from '@/lib/campaign/edits/edits';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import { factsOf } from '@/lib/campaign/document/resolve';
import { valueProblem } from '@/lib/campaign/rules/values';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { type ContentModule, contentProblems, documentsIn, folderOf } from './check-content';
import { audienceImages } from '../pictures/images';
import { contentPlace, placeOf, sentenceIn } from './content-files';

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
 * @returns the new text of each file that changes, and a sentence for each problem that the
 * content would have
 */
export function editedFiles(
  modules: readonly ContentModule[],
  read: (file: string) => string,
  document: CampaignDocument,
  variant: Variant,
  typeface?: Typeface,
): { files: Map<string, string>; problems: string[] } {
  const edited = applyVariant(document, variant);
  const { images = [] } = edited;
  // Every campaign has the same offer, so the others change, too.
  const documents = documentsIn(modules).map(({ audience }) =>
    audience.id === edited.audience.id
      ? edited
      : Object.assign(
          { ...edited },
          { audience, images: [...audienceImages(audience), ...images] },
        ),
  );
  const problems = contentProblems(
    modules.map(([file, kept]) => [file, file === 'content/campaigns.ts' ? { documents } : kept]),
    typeface,
    { [edited.audience.id]: variant },
  );
  const files = new Map<string, string>();
  const facts = factsOf(document);
  const base = withParts(document, variant);
  const write = (field: Field, was: CampaignDocument, is: CampaignDocument) => {
    const { path } = field;
    const value = variant[path];
    if (value === undefined) return;
    const [before, after] = [was, is].map((tree) => atPath(tree, path));
    const folder = folderOf(document, modules);
    if (before === after) {
      const problem = isPart(field) && valueProblem(field, value, facts);
      if (problem) problems.push(sentenceIn(...placeOf(folder, path), problem));
      return;
    }
    const { file, ...place } = contentPlace(path, folder);
    const change =
      field.kind === 'part' && Array.isArray(before) && Array.isArray(after)
        ? after.map((entry) => before.indexOf(entry))
        : (JSON.stringify(after) ?? '');
    files.set(file, withChange(files.get(file) ?? read(file), place.name, place.path, change));
  };
  // Parts first, because the paths of texts count by their new order; and parts from the inside
  // out, because their own paths count by the old one.
  for (const field of fieldsOf(document).filter(isPart).toReversed()) write(field, document, base);
  for (const field of fieldsOf(base)) if (!isPart(field)) write(field, base, edited);
  return { files, problems };
}

/**
 * A file's text with one value changed.
 * @param change the value's new code, which is empty to remove it; or the positions that the
 * entries of a list had, in their new order
 */
function withChange(
  source: string,
  name: string | undefined,
  path: string,
  change: string | readonly number[],
) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const constants = program.body.flatMap((statement) =>
    nodesIn(nodesIn(statement, 'declaration')[0], 'declarations'),
  );
  const constant = constants.find(({ id }) => name === undefined || nameOf(id) === name);
  const keys = path.split('.');
  let [node] = nodesIn(constant, 'init');
  for (const [index, key] of keys.entries()) {
    if (node?.type === 'TSSatisfiesExpression') [node] = nodesIn(node, 'expression');
    const property = nodesIn(node, 'properties').find(({ key: id }) => nameOf(id) === key);
    const [inner = nodesIn(node, 'elements')[Number(key)]] = nodesIn(property, 'value');
    if (node && !inner && index === keys.length - 1) {
      const at = node.end - 1;
      return `${source.slice(0, at)}${/,\s*$/.test(source.slice(0, at)) ? '' : ','} ${key}: ${String(change)}${source.slice(at)}`;
    }
    if (property && change === '' && index === keys.length - 1)
      return (
        source.slice(0, property.start).trimEnd() + source.slice(property.end).replace(/^,/, '')
      );
    node = inner;
  }
  if (!node) throw new Error(`There's no ${path} to replace.`);
  const code = typeof change === 'string' ? change : reordered(source, node, change);
  return source.slice(0, node.start) + code + source.slice(node.end);
}

/** The code of a list with its entries in another order, each with the comments before it. */
function reordered(source: string, list: Node, order: readonly number[]): string {
  const ends = [list.start + 1];
  const entries = nodesIn(list, 'elements').map(({ end }) => {
    const entry = source.slice(ends.at(-1), end).replace(/^,/, '');
    ends.push(end);
    return entry;
  });
  return `[${order.map((index) => entries[index]).join(',')}${source.slice(ends.at(-1), list.end)}`;
}

const isPart = ({ kind }: Field) => kind === 'part';

/** The nodes in a part of a node, which has one, a list of them, or none. */
function nodesIn(node: unknown, part: string): Node[] {
  const inner: unknown = Object(node)[part];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the parser puts there
  return [inner].flat().filter(Boolean) as Node[];
}

/** The name that a key or a constant has, whether it's quoted or not. */
function nameOf(key: unknown): unknown {
  const { name, value } = Object(key);
  return name ?? value;
}
