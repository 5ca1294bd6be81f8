// The content as scripts use it, with its tokens resolved. It must have no faults: scripts that
// check it use scripts/load.mjs instead.
import { load } from './load.mjs';

export * from './load.mjs';

/** @type {typeof import('../lib/campaigns')} */
export const { audiences, campaigns, homeAudience, offer } = await load('lib/campaigns.ts');

/** @type {typeof import('../content/brand')} */
export const { brand } = await load('content/brand.ts');

/** @type {typeof import('../content/navigation')} */
export const { templatePages } = await load('content/navigation.ts');

/** @type {typeof import('../content/hosts')} */
export const { hosts } = await load('content/hosts.ts');

/** @type {typeof import('../content/locales')} */
export const { languages } = await load('content/locales/index.ts');

/** @type {typeof import('../content/pages')} */
export const { pages } = await load('content/pages.ts');

/** @type {typeof import('../content/studio')} */
export const { studioRoute } = await load('content/studio.ts');
