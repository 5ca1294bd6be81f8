// Which ports the site and its emulators use: those of firebase.json, or free ones.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** @typedef {{ host: string, port: number }} Address */

/** @type {{ emulators: { hosting: Address, auth: Address } }} */
const { emulators } = JSON.parse(readFileSync(`${import.meta.dirname}/../firebase.json`, 'utf8'));

/**
 * PORT is the site's port, if `choosePorts` hasn't chosen one. The other ports move with it.
 * @param {string} [value]
 * @throws {Error} if it's not a number that leaves room for the other ports
 */
export function addressesAt(value = process.env.CHOSEN_PORT || process.env.PORT) {
  const { hosting: site, auth } = emulators;
  const port = value ? Number(value) : site.port;
  const most = 65_535 - (auth.port - site.port);
  if (!Number.isInteger(port) || port < 1024 || port > most)
    throw new Error(`PORT has to be a whole number from 1024 to ${most}, not ${value}.`);
  return {
    hosting: { ...site, port },
    // Firebase serves a second site five ports up.
    secondHosting: { ...site, port: port + 5 },
    authEmulator: { ...auth, port: port + auth.port - site.port },
  };
}

/** @param {Address} address @returns {Promise<boolean>} */
async function isFree({ host, port }) {
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
 * Passes over ports that are in use, and says so.
 * @param {number} first
 * @param {(port: number) => Address[]} addresses what has to be free
 * @returns {Promise<number>}
 */
export async function freePort(first, addresses) {
  for (let port = first; ; port += 10) {
    const free = await Promise.all(addresses(port).map(isFree));
    if (free.every(Boolean)) return port;
    const taken = addresses(port)[free.indexOf(false)]?.port;
    console.log(`Port ${taken} is in use. Trying ${port + 10} for the site.`);
  }
}

/**
 * Chooses ports, unless the program that started this one has: so all that belong together use the
 * same ones. An export with sign-in is made for one port of the Auth emulator, so tests look for
 * theirs where `npm start` doesn't, and needn't make it again because that's running.
 * @param {{ isTest?: boolean }} [options]
 */
export async function choosePorts({ isTest = false } = {}) {
  const { port } = addressesAt().hosting;
  const first = isTest && !process.env.PORT ? port + 100 : port;
  const needed = (/** @type {number} */ tried) => Object.values(addressesAt(String(tried)));
  process.env.CHOSEN_PORT ||= String(await freePort(first, needed));
  return addressesAt();
}
