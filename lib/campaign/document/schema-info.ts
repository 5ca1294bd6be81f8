import { weakMapMemoize } from 'reselect';
import * as v from 'valibot';
import { campaignSchema } from '@/content/schema/audience';
import { factsSchema } from '@/content/schema/document';
import type { FieldInfo, InheritedInfo } from '@/content/schema/field';

/**
 * A schema, perhaps with others inside: an object's, a list's, a tuple's, a record's, an optional
 * one's, a union's.
 */
export type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  rest?: Schema;
  value?: Schema;
  options?: readonly (Schema | string | number)[];
  wrapped?: Schema;
};

/** What a schema says about its value. */
export const infoOf = weakMapMemoize((schema: Schema): FieldInfo => v.getMetadata(schema));

/**
 * What the schemas say about the value at a path in a campaign, with or without tokens, such as
 * `audience.landing.hero.actions.0.href`. In a union, each branch has its say. Of a path that no
 * schema has, it's what the schemas around it say.
 */
export const infoAt = weakMapMemoize((path: string): FieldInfo => {
  const keys = path.split('.');
  const start: { schemas: Schema[]; info: FieldInfo } = {
    schemas: [campaignSchema, factsSchema],
    info: {},
  };
  return keys.reduce(({ schemas, info: { group, ...outer } }, key) => {
    const inner = schemas.flatMap((schema) => schemasAt(schema, key)).flatMap(branchesOf);
    const { isFact, isEmail, marksSamples, confirmedAs } = outer;
    const inheritedInfo: InheritedInfo = { group, isFact, isEmail, marksSamples, confirmedAs };
    return { schemas: inner, info: Object.assign({}, inheritedInfo, ...inner.map(infoOf)) };
  }, start).info;
});

function schemasAt({ entries, item, items, rest, value }: Schema, key: string): Schema[] {
  const schema = entries ? entries[key] : (item ?? items?.[Number(key)] ?? rest ?? value);
  return schema ? [schema] : [];
}

/** A schema, and what it stands for: the one that's optional, or each of a union's. */
function branchesOf(schema: Schema): Schema[] {
  const options = (schema.options ?? []).filter((option) => typeof option === 'object');
  const inner = schema.wrapped ? [schema.wrapped, ...options] : options;
  return [schema, ...inner.flatMap(branchesOf)];
}
