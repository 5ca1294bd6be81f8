/** A property that a value has itself; undefined for anything inherited. */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** What's at a path in a tree, such as `audience.email.subject` in a campaign. */
export const atPath = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>(ownProperty, tree);

/** A copy of a tree with another value at a path. */
export const replaceAt = <Tree>(tree: Tree, path: string, value: unknown): Tree =>
  replaceIn(tree, path.split('.'), value);

function replaceIn<Tree>(tree: Tree, keys: readonly string[], value: unknown): Tree;
function replaceIn(tree: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(tree))
    return tree.map((entry, index) =>
      String(index) === key ? replaceIn(entry, rest, value) : entry,
    );
  return { ...Object(tree), [key]: replaceIn(ownProperty(tree, key), rest, value) };
}

/** Whether a path leads to a value, or to something in it. */
export const isInside = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`);

/** The path of what a value is in: `audience.email` for `audience.email.subject`. */
export const parentPath = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The path of a value that's in the same record: `….0.label` for `….0.href`. */
export const siblingPath = (path: string, name: string) => `${parentPath(path)}.${name}`;

/** Whether what's at a path is the same in all campaigns and variants. In a new one: in its variants. */
export const isShared = (path: string) => !path.startsWith('audience.');

export function textsIn(value: unknown, path = '', texts: [path: string, text: string][] = []) {
  if (typeof value === 'string') texts.push([path, value]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      textsIn(inner, path === '' ? key : `${path}.${key}`, texts);
  return texts;
}
