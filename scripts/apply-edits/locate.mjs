// Finds where the content sets a field's value, following constants and imports.
import { bare, nameOf, walk } from './source.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./source.mjs').Value} Value */
/** @typedef {(file: string) => Source | undefined} Open reads a file, with or without its extension */

/**
 * @typedef {object} Place
 * @property {Source} source
 * @property {string} path of the field, within the constant that it's in
 * @property {Value} node the value; the object that lacks it, if `missing`
 * @property {string} [missing] the name of the property to add
 */

/**
 * @param {Open} open
 * @param {{ file: string, name: string }} start the file, and the constant in it that has the field
 * @param {string} path of the field in that constant
 * @returns {Place | string} where it is; or why it can't be changed there, as a clause that starts with the file and has no period
 */
export function locate(open, start, path) {
  const source = open(start.file);
  const node = source?.constants.get(start.name);
  if (!source || !node) return `${start.file} doesn't have a constant named ${start.name}`;
  const keys = path.split('.');
  return descend(open, { source, node, path }, keys);
}

/** @param {Open} open @param {Place} place @param {string[]} keys @returns {Place | string} */
function descend(open, place, keys) {
  const [key, ...rest] = keys;
  if (key === undefined) return place;
  const node = bare(place.node);
  const { source, path } = place;
  if (node.type === 'Identifier') return follow(open, place, node.name, keys);
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1);
    const item = node.elements[Number(key)];
    if (
      !item ||
      item.type === 'SpreadElement' ||
      before.some((each) => each?.type === 'SpreadElement')
    )
      return `${source.file} builds that list from another one`;
    return descend(open, { source, path, node: item }, rest);
  }
  if (node.type !== 'ObjectExpression') return `${source.file} computes the value that contains it`;
  const property = node.properties.findLast(
    (each) => each.type === 'ObjectProperty' && !each.computed && nameOf(each.key) === key,
  );
  const spread = node.properties.findLast(({ type }) => type === 'SpreadElement');
  if (property?.type === 'ObjectProperty' && (spread?.start ?? 0) < (property.start ?? 0))
    return descend(open, { source, path, node: property.value }, rest);
  if (spread) return `${source.file} copies it from another object`;
  return rest.length === 0
    ? { source, path, node, missing: key }
    : `${source.file} has no ${key} to put it in`;
}

/** @param {Open} open @param {Place} place @param {string} name @param {string[]} keys @returns {Place | string} */
function follow(open, { source }, name, keys) {
  const imported = source.imports.get(name);
  if (imported) return locate(open, imported, keys.join('.'));
  const node = source.constants.get(name);
  if (!node) return `${source.file} doesn't declare ${name} as a constant`;
  let uses = 0;
  walk(source.body, (each) => {
    if (each.type === 'Identifier' && each.name === name) uses += 1;
  });
  // One is the declaration.
  if (uses > 2) return `${source.file} uses ${name}, which contains it, in more than one place`;
  return descend(open, { source, node, path: keys.join('.') }, keys);
}
