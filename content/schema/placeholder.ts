/** Every value that stands in for the owner's own. `npm run check:launch` lists them. */
export const placeholders = new Set<string>();

/** Marks a value as one that the owner has to replace before launch. */
export function placeholder<T extends string>(value: T): T {
  placeholders.add(value);
  return value;
}
