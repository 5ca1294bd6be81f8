/** The names in braces in a template: `most` and `length` for `{most} characters, not {length}`. */
type SlotOf<Template extends string> = Template extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}}${infer Next}`
    ? Name extends `${string}${' ' | '{'}${string}`
      ? SlotOf<Rest>
      : Name | SlotOf<Next>
    : never
  : never;

/**
 * A template with what its names in braces stand for: `{most} characters` with `{ most: 60 }` is
 * `60 characters`. The type says which names a template has.
 */
export const fill = <Template extends string>(
  template: Template,
  slots: { readonly [Name in SlotOf<Template>]: string | number },
): string => {
  const values: Readonly<Record<string, string | number>> = slots;
  return template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
};
