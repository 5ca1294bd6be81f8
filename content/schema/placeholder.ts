/** Every value in the content that stands in for a real one. `npm run check:launch` lists where they are. */
export const placeholders = new Set<string>();

/** Marks a value that has to be replaced before launch. The site works with it until then. */
export function placeholder<Value extends string>(value: Value): Value {
  placeholders.add(value);
  return value;
}
