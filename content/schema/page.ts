import type { Theme } from './text';

/** The text around the templates on a template page. */
export interface TemplatePage {
  route: `/${string}`;
  title: string;
  description: string;
  theme: Theme;
  badge: string;
  lede: string;
}
