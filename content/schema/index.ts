/**
 * The types of all content. They're inferred from the schemas in this folder, which also hold the
 * limits.
 */
export type * from './ad';
export type * from './ad-format';
export type * from './audience';
export type * from './brand';
export type * from './document';
export type * from './drawing';
export type * from './email';
export type * from './features';
export type * from './field';
export type * from './figure';
export type * from './film';
export type * from './key-visual';
export type * from './landing';
export type * from './page';
export type * from './panel';
export type * from './platform';
export type * from './section';
export type * from './repository';
export type * from './text';
