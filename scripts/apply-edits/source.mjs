// Reads a content file's syntax: what it imports and declares, and where each value of its data is written.
import path from 'node:path';
import { parse } from '@babel/parser';

/** @typedef {ReturnType<typeof parse>['program']['body'][number]} Statement */
/** @typedef {Extract<Statement, { type: 'ExpressionStatement' }>['expression']} Expression */
/** @typedef {Extract<Expression, { type: 'CallExpression' }>} Call */
/** @typedef {Extract<Expression, { type: 'ObjectExpression' }>['properties'][number]} Property */
/** @typedef {Extract<Expression, { type: 'TemplateLiteral' }>['expressions'][number]} Filling */

/**
 * Anything that can be in the place of a value.
 * @typedef {Expression | Extract<Property, { type: 'ObjectProperty' }>['value'] | Filling | Call['callee'] | Call['arguments'][number]} Value
 */
/** @typedef {{ start?: number | null, end?: number | null }} Range */

/**
 * @typedef {object} Source
 * @property {string} file its path from the root, such as `content/offer.ts`
 * @property {string} text
 * @property {Statement[]} body
 * @property {Map<string, { file: string, name: string }>} imports what each imported name stands for
 * @property {Map<string, Value>} constants what each constant is declared as
 */

/** @param {string} file @param {string} text @returns {Source} */
export function sourceOf(file, text) {
  const { body } = parse(text, { sourceType: 'module', plugins: ['typescript'] }).program;
  /** @type {Source} */
  const source = { file, text, body, imports: new Map(), constants: new Map() };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { type, local, ...specifier } of statement.specifiers)
        if (type === 'ImportSpecifier' && 'imported' in specifier)
          source.imports.set(local.name, {
            file: path.posix.join(path.posix.dirname(file), statement.source.value),
            name: nameOf(specifier.imported),
          });
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) source.constants.set(id.name, init);
    }
  }
  return source;
}

/** @param {Source} source @param {Range} node */
export const codeOf = ({ text }, { start, end }) => text.slice(start ?? 0, end ?? 0);

/** @param {{ type: string, name?: string, value?: unknown }} key an identifier, a text or a number */
export const nameOf = ({ name, value }) => name ?? String(value);

/** @param {Value} node @returns {Value} what it is without `as const`, `satisfies` and the like */
export function bare(node) {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;
}

/**
 * Calls `visit` for each node of a syntax tree.
 * @param {unknown} tree @param {(node: { type: string, name?: string } & Range) => void} visit
 */
export function walk(tree, visit) {
  if (Array.isArray(tree)) for (const each of tree) walk(each, visit);
  else if (
    typeof tree === 'object' &&
    tree !== null &&
    'type' in tree &&
    typeof tree.type === 'string'
  ) {
    visit({ ...tree, type: tree.type });
    for (const [key, value] of Object.entries(tree)) {
      const isName =
        (key === 'property' || key === 'key') && !('computed' in tree && tree.computed);
      // A shorthand property has its name twice: as a key and as a value.
      if (!isName && key !== 'loc' && !key.endsWith('Comments')) walk(value, visit);
    }
  }
}
