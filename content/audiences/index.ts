import type { AudienceDocument } from '../schema';
import { healthcare } from './healthcare';
import { remote } from './remote';
import { smarthome } from './smarthome';

/** Every audience, in tab order. The template pages open on the first one. */
export const audiences: readonly [AudienceDocument, ...AudienceDocument[]] = [
  remote,
  healthcare,
  smarthome,
];

/** The audience whose landing page is also the home page, `/`. */
export const homeAudience: AudienceDocument = healthcare;
