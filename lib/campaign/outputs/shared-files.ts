// What's in the files that a ZIP has once, in one file, so that it's loaded at once.
export { googleSheet } from '../sheets/google-sheet';
export { metaSheet } from '../sheets/meta-sheet';
export { linkedinSheet, linksSheet, othersSheet } from '../sheets/sheets';
export { confirmPage } from './confirm-page';
export { readme } from './readme';
