import type { Audience } from '../schema';
import { healthcare } from './healthcare';
import { remote } from './remote';
import { smarthome } from './smart-home';

/** Every audience, in the order of the tabs; the first one's tab is open at the start. */
export const audiences: readonly [Audience, ...Audience[]] = [remote, healthcare, smarthome];

/** The audience whose landing page is also the site's front page, `/`. */
export const homeAudience: Audience = healthcare;
