// Where firebase.json puts the emulators, and whether their ports are free.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** @typedef {{ host: string, port: number }} Address */

/** @type {{ hosting: Address, auth: Address }} */
export const { hosting, auth: authEmulator } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
).emulators;

/** Where the tests have the site with sign-in: Firebase serves a second site five ports up. */
export const signInHosting = { ...hosting, port: hosting.port + 5 };

/**
 * Without this, Firebase would quietly use another port, and the tests would talk to whatever
 * program has this one.
 * @param {[name: string, Address][]} [emulators] with their names in firebase.json
 * @throws {Error} if one of their ports is in use
 */
export async function checkPorts(
  emulators = [
    ['hosting', hosting],
    ['hosting', signInHosting],
    ['auth', authEmulator],
  ],
) {
  for (const [name, { host, port }] of emulators) {
    const probe = createServer();
    try {
      // oxlint-disable-next-line no-await-in-loop -- stop at the first port that's taken
      await once(probe.listen(port, host), 'listening');
    } catch (error) {
      throw new Error(
        `Port ${port} is in use: end the program that uses it, or set another port in firebase.json (emulators.${name}.port).`,
        { cause: error },
      );
    }
    probe.close();
  }
}
