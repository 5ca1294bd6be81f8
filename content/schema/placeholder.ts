/** Every placeholder value in the content. `npm run check:launch` lists where they are. */
export const placeholders = new Set<string>();

/** Marks a value to replace before launch and returns it unchanged. The site works with it until then. */
export function placeholder<Value extends string>(value: Value): Value {
  placeholders.add(value);
  return value;
}
