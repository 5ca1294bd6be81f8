// Where firebase.json puts the emulators, unless PORT says otherwise, and whether ports are free.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** @typedef {{ host: string, port: number }} Address */

/** @type {{ emulators: { hosting: Address, auth: Address } }} */
const { emulators } = JSON.parse(
  readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'),
);

/** Firebase serves a second site five ports up. */
const secondSite = 5;

/**
 * PORT is the site's port. The other ports move with it.
 * @param {string} [value] of PORT
 * @throws {Error} if it's not a number that leaves room for the other ports
 */
export function addressesAt(value) {
  const { hosting: site, auth } = emulators;
  const port = value ? Number(value) : site.port;
  const most = 65_535 - (auth.port - site.port);
  if (!Number.isInteger(port) || port < 1024 || port > most)
    throw new Error(`PORT has to be a whole number from 1024 to ${most}, not ${value}.`);
  return {
    hosting: { ...site, port },
    signInHosting: { ...site, port: port + secondSite },
    authEmulator: { ...auth, port: port + auth.port - site.port },
  };
}

export const { hosting, signInHosting, authEmulator } = addressesAt(process.env.PORT);

/** @param {Address} address @returns {Promise<boolean>} */
export async function isFree({ host, port }) {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/**
 * Without this, Firebase would quietly use another port, and the tests would talk to whatever
 * program has this one.
 * @param {Address[]} [addresses]
 * @throws {Error} if one of their ports is in use
 */
export async function checkPorts(addresses = [hosting, signInHosting, authEmulator]) {
  const free = await Promise.all(addresses.map(isFree));
  const taken = addresses.find((_, index) => !free[index]);
  if (taken)
    throw new Error(
      `Port ${taken.port} is in use: end the program that uses it, or choose other ports with PORT=${hosting.port + 100}.`,
    );
}

/**
 * Passes over ports that are in use, and says so.
 * @param {number} first
 * @param {(port: number) => Address[]} addresses what has to be free
 * @returns {Promise<number>}
 */
export async function freePort(first, addresses) {
  for (let port = first; ; port += 10) {
    // oxlint-disable-next-line no-await-in-loop -- stop at the first one that's free
    const free = await Promise.all(addresses(port).map(isFree));
    if (free.every(Boolean)) return port;
    const taken = addresses(port)[free.indexOf(false)]?.port;
    console.log(`Port ${taken} is in use. Trying ${port + 10} for the site.`);
  }
}
