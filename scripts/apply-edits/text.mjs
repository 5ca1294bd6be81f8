// Writes a text as code that keeps the references in its old code: the offer, and shared figures.
import { evaluate } from './evaluate.mjs';
import { bare, codeOf } from './source.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./source.mjs').Value} Value */
/** @typedef {{ code: string, value: string }} Reference an expression, and the text that it stands for */

/** Expressions in a text's code, such as `figures.uptime.text`. @param {Value} expression @returns {Value[]} */
function expressionsIn(expression) {
  const node = bare(expression);
  switch (node.type) {
    case 'StringLiteral':
      return [];
    case 'TemplateLiteral':
      return node.expressions.flatMap((each) => expressionsIn(each));
    case 'ArrayExpression':
      return node.elements.flatMap((each) =>
        each && each.type !== 'SpreadElement' ? expressionsIn(each) : [],
      );
    default: {
      const inside = placeholderValue(node);
      return inside ? expressionsIn(inside) : [node];
    }
  }
}

/** What a `placeholder(…)` call marks; undefined if the code isn't one. @param {Value} node @returns {Value | undefined} */
export function placeholderValue(node) {
  return node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'placeholder'
    ? node.arguments[0]
    : undefined;
}

/**
 * @param {import('./evaluate.mjs').Load} load @param {Source} source @param {Value} node the old value
 * @returns {Promise<Reference[]>} what it refers to, each once; the value is empty if it isn't known
 */
export async function referencesIn(load, source, node) {
  const all = expressionsIn(node).map(async (each) => {
    const value = await evaluate(load, source, each);
    return {
      code: codeOf(source, each),
      value: ['string', 'number'].includes(typeof value) ? String(value) : '',
    };
  });
  const byCode = new Map((await Promise.all(all)).map((each) => [each.code, each]));
  return [...byCode.values()];
}

/**
 * A text as code.
 * @param {string} text with `{code}` and `{discount}` for the offer's
 * @param {string} offer what the offer is called in this file
 * @param {readonly Reference[]} references what the old text referred to
 * @returns {{ code: string, used: Set<string> }} the code, and the references that are in it
 */
export function textCode(text, offer, references) {
  /** @type {(string | { code: string })[]} */
  let parts = [text];
  const used = new Set();
  const put = (/** @type {RegExp} */ pattern, /** @type {string} */ code) => {
    parts = parts.flatMap((part) => {
      if (typeof part !== 'string') return [part];
      const [first = '', ...others] = part.split(pattern);
      if (others.length > 0) used.add(code);
      return [first, ...others.flatMap((other) => [{ code }, other])];
    });
  };
  put(/\{code\}/, `${offer}.code`);
  put(/\{discount\}/, `${offer}.discount`);
  // The longest first, because a shorter one may be a part of it.
  for (const { code, value } of references.toSorted((a, b) => b.value.length - a.value.length))
    if (value !== '') put(wholeWord(value), code);
  const own = parts.filter((part) => part !== '');
  const [only] = own;
  if (own.length === 1 && typeof only === 'object') return { code: only.code, used };
  if (own.every((part) => typeof part === 'string'))
    return { code: `'${own.join('').replace(/[\\']/g, '\\$&')}'`, used };
  const inside = own.map((part) =>
    typeof part === 'string' ? part.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${part.code}}`,
  );
  // A dollar sign right before an expression would start another one.
  return { code: `\`${inside.join('').replace(/\$(?=\$\{)/g, '\\$')}\``, used };
}

/** A value that isn't a part of a longer word or number. @param {string} value */
function wholeWord(value) {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$]|\\d[.,])${escaped}(?![\\w%+]|[.,]\\d)`);
}
