import type { OwnPage } from './schema';

/**
 * Pages of your own, such as prices, or a legal notice (docs/make-it-yours.md). They're in the menu
 * or in the footer, in the sitemap, and in the tests.
 */
export const pages: readonly OwnPage[] = [];

/** Whether the menu on visitors' pages leads to the marketers' pages. Their addresses work anyway. */
export const showsTemplates = true;
