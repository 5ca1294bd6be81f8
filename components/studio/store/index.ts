// What the studio's components use of its state.

export * from './review-selectors';
export * from './selectors';
export * from './state';
export * from './studio-store';
export * from './view';
export { sectionId } from './wall-actions';
