// Evaluates an expression in a content file, using the loaded modules' values for the names in it.
import { bare, nameOf } from './source.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./source.mjs').Value} Value */
/** @typedef {(file: string) => Promise<object>} Load loads a module, by its path from the root without the extension */

/**
 * @param {Load} load @param {Source} source @param {Value} expression
 * @returns {Promise<unknown>} undefined if this kind of expression isn't supported
 */
export async function evaluate(load, source, expression) {
  const node = bare(expression);
  const value = (/** @type {Value} */ inner) => evaluate(load, source, inner);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'TemplateLiteral': {
      const values = await Promise.all(node.expressions.map(value));
      return node.quasis
        .map(
          ({ value: { cooked } }, index) =>
            `${cooked}${index in values ? String(values[index]) : ''}`,
        )
        .join('');
    }
    case 'Identifier': {
      const imported = source.imports.get(node.name);
      if (imported) return property(await load(imported.file), imported.name);
      const constant = source.constants.get(node.name);
      return constant && value(constant);
    }
    case 'MemberExpression':
      if (
        node.computed &&
        node.property.type !== 'NumericLiteral' &&
        node.property.type !== 'StringLiteral'
      )
        return undefined;
      return property(await value(node.object), nameOf(node.property));
    case 'ObjectExpression': {
      const known = node.properties.filter(
        (each) => each.type === 'ObjectProperty' && !each.computed,
      );
      const entries = known.map(async (each) =>
        each.type === 'ObjectProperty' ? [nameOf(each.key), await value(each.value)] : [],
      );
      return Object.fromEntries(await Promise.all(entries));
    }
    case 'CallExpression': {
      // A method call would need its object.
      if (node.callee.type !== 'Identifier') return undefined;
      const [callee, ...parameters] = await Promise.all(
        [node.callee, ...node.arguments].map(value),
      );
      return typeof callee === 'function' ? callee(...parameters) : undefined;
    }
    default:
      return undefined;
  }
}

/** @param {unknown} object @param {string} name */
function property(object, name) {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}
