// Writes new values into the code of content files.
import path from 'node:path';
import { codeOf, sourceOf, walk } from './source.mjs';
import { placeholderValue, referencesIn, textCode } from './text.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./locate.mjs').Place} Place */
/** @typedef {{ start: number, end: number, code: string }} Change replaces a range of a file's text */

/**
 * @param {import('./evaluate.mjs').Load} load
 * @param {Place} place
 * @param {{ value: string, list: boolean, wasLines: readonly string[], keepsPlaceholder: boolean }} edit the new value;
 *   for a list, also the old entries, each with references to the offer
 * @returns {Promise<{ changes: Change[], notes: string[], needsOffer: boolean }>}
 */
export async function changesFor(load, place, { value, list, wasLines, keepsPlaceholder }) {
  const { source, node, missing } = place;
  const offer = offerIn(source);
  const references = missing === undefined ? await referencesIn(load, source, node) : [];
  const kept = new Set();
  const write = (/** @type {string} */ text) => {
    const { code, used } = textCode(text, offer, references);
    for (const each of used) kept.add(each);
    return code;
  };
  const changes = [];
  if (missing !== undefined) changes.push(addition(place, missing, write(value)));
  else if (list) changes.push(...listChanges(place, value.split('\n'), wasLines, write, kept));
  else if (percentCall.test(codeOf(source, node)) && percentage.test(value)) {
    changes.push({
      ...rangeOf(node),
      code: codeOf(source, node).replace(percentCall, `percent(${value.slice(0, -1)}).text`),
    });
    for (const { code } of references) kept.add(code);
  } else {
    const inside = keepsPlaceholder ? placeholderValue(node) : undefined;
    changes.push({ ...rangeOf(inside ?? node), code: write(value) });
  }
  const notes = references
    .filter(({ code }) => !kept.has(code))
    .map(({ code, value: was }) => `no longer has ${code}${was === '' ? '' : ` (${was})`}`);
  const needsOffer = kept.has(`${offer}.code`) || kept.has(`${offer}.discount`);
  return { changes, notes, needsOffer };
}

const percentCall = /^percent\([\d._]+\)\.text$/;
const percentage = /^\d+(?:\.\d+)?%$/;

/** @param {import('./source.mjs').Range} node */
const rangeOf = ({ start, end }) => ({ start: start ?? 0, end: end ?? 0 });

/** @param {Place} place @param {string} name @param {string} code @returns {Change} */
function addition({ node }, name, code) {
  const last = node.type === 'ObjectExpression' ? node.properties.at(-1) : undefined;
  const at = last ? (last.end ?? 0) : (node.start ?? 0) + 1;
  return { start: at, end: at, code: `${last ? ', ' : ''}${name}: ${code}` };
}

/**
 * Entries that are still in the list keep their code, wherever they are now.
 * @param {Place} place @param {string[]} lines @param {readonly string[]} wasLines
 * @param {(text: string) => string} write @param {Set<string>} kept
 * @returns {Change[]}
 */
function listChanges({ source, node }, lines, wasLines, write, kept) {
  const items = node.type === 'ArrayExpression' ? node.elements : [];
  const known =
    items.length === wasLines.length &&
    items.every((item) => item && item.type !== 'SpreadElement');
  /** @type {Map<string, string>} */
  const codes = new Map();
  if (known)
    items.forEach((item, index) => {
      codes.set(wasLines[index] ?? '', codeOf(source, item ?? {}));
    });
  const entries = lines.map((line) => {
    const code = codes.get(line);
    if (code === undefined) return write(line);
    kept.add(code);
    for (const [, inner = ''] of code.matchAll(/\$\{([^}]*)\}/g)) kept.add(inner);
    return code;
  });
  // If there are as many entries as before, they're replaced one by one, so that comments between them stay.
  if (known && items.length === lines.length)
    return entries.flatMap((code, index) => {
      const item = items[index];
      return item && lines[index] !== wasLines[index] ? [{ ...rangeOf(item), code }] : [];
    });
  return [{ ...rangeOf(node), code: `[${entries.join(', ')}]` }];
}

/** What a file calls the offer. @param {Source} source */
export function offerIn({ imports, constants }) {
  for (const [local, { file, name }] of imports)
    if (name === 'offer' && file.replace(/\.ts$/, '') === 'content/offer') return local;
  return constants.has('offer') || imports.has('offer') ? 'sharedOffer' : 'offer';
}

/**
 * A file with its changes made. The offer is imported if it's needed, and imports that aren't needed anymore are removed.
 * @param {Source} source @param {readonly Change[]} changes @param {boolean} needsOffer
 */
export function rewritten({ file, text, imports, ...rest }, changes, needsOffer) {
  const local = offerIn({ file, text, imports, ...rest });
  const done = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, code }) => now.slice(0, start) + code + now.slice(end), text);
  const address = path.posix.relative(path.posix.dirname(file), 'content/offer');
  const added =
    needsOffer && !imports.has(local)
      ? `import { ${local === 'offer' ? 'offer' : `offer as ${local}`} } from '${address.startsWith('.') ? address : `./${address}`}';\n`
      : '';
  return withoutUnused(sourceOf(file, added + done), imports);
}

/** @param {Source} source @param {Source['imports']} before the imports from before the changes, all of them used */
function withoutUnused({ text, body }, before) {
  const used = new Set();
  walk(
    body.filter(({ type }) => type !== 'ImportDeclaration'),
    ({ type, name }) => {
      if (type === 'Identifier') used.add(name);
    },
  );
  return body
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    .toReversed()
    .reduce((now, { start, end, specifiers, source }) => {
      const left = specifiers.filter(
        ({ local }) => used.has(local.name) || !before.has(local.name),
      );
      if (left.length === specifiers.length) return now;
      const names = left.map(({ start: from, end: to }) => text.slice(from ?? 0, to ?? 0));
      const code = names.length > 0 ? `import { ${names.join(', ')} } from '${source.value}';` : '';
      return (
        now.slice(0, start ?? 0) +
        code +
        now.slice(end ?? 0).replace(names.length > 0 ? '' : /^\n/, '')
      );
    }, text);
}
