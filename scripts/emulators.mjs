import { readFileSync } from 'node:fs';

/** @typedef {{ host: string, port: number }} Address */

/** @type {{ hosting: Address, auth: Address }} where the emulators are, as firebase.json says */
export const { hosting, auth: authEmulator } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
).emulators;
