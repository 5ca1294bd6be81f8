/** The shape of all content, as types. The schemas they come from, with their limits, are in the files of this folder. */
export type * from './ad';
export type * from './audience';
export type * from './brand';
export type * from './email';
export type * from './figure';
export type * from './landing';
export type * from './page';
export type * from './platform';
export type * from './text';
