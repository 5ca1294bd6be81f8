import { parse } from '@babel/parser';

/** A part of a file's syntax tree, as @babel/parser has it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * A file's text with one value changed.
 * @param change the value's new code, which is empty to remove it; or the positions that the
 * entries of a list had, in their new order
 */
export function withChange(
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
      if (change === '') return source;
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
