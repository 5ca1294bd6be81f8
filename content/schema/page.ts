import * as v from 'valibot';
import { route, text, textUpTo, theme } from './text';
import { descriptionLimit } from './landing';

/** The text around the templates on a template page. */
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
