import { readFileSync } from 'node:fs';

/** @type {{ host: string, port: number }} where the hosting emulator serves the site, as firebase.json says */
export const { host, port } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
).emulators.hosting;
