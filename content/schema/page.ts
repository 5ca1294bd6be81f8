import * as v from 'valibot';
import { route, text, textUpTo, theme } from './text';
import { descriptionLimit } from './landing';

/** What stands around the templates on one of the marketers' pages. */
export const templatePageSchema = v.looseObject({
  route,
  title: text,
  description: textUpTo(descriptionLimit),
  theme,
  badge: text,
  lede: text,
});

export type TemplatePage = Pick<
  v.InferOutput<typeof templatePageSchema>,
  'route' | 'title' | 'description' | 'theme' | 'badge' | 'lede'
>;
