import getPort, { portNumbers } from 'get-port';

export const host = '127.0.0.1';

/** A port that's free, from the wanted one up. Says so if that's another one. */
export async function freePort(wanted: number): Promise<number> {
  const port = await getPort({ host, port: portNumbers(wanted, wanted + 99) });
  if (port !== wanted) console.log(`Port ${wanted} is in use. Taking ${port}.`);
  return port;
}

/** A port for a server that nobody has to find: another one each time. */
export const anyFreePort = (): Promise<number> => getPort({ host });

/**
 * The port that PORT asks for.
 * @throws {Error} if it isn't the number of a port
 */
export function wantedPort(usual: number, value = process.env.PORT): number {
  const port = value ? Number(value) : usual;
  if (!Number.isInteger(port) || port < 1024 || port > 65_400)
    throw new Error(`PORT has to be a whole number from 1024 to 65400, not ${value}.`);
  return port;
}

/**
 * The ports of the browser tests: of the site, and of the Auth emulator. Chooses them, unless the
 * program that started this one has: so all that belong together use the same ones. An export is
 * made for one port of the emulator, so the tests look for theirs where `npm start` doesn't, and
 * needn't export the site again because that's running.
 */
export async function testPorts() {
  process.env.TEST_SITE_PORT ||= String(await freePort(3310));
  process.env.TEST_AUTH_PORT ||= String(await freePort(9199));
  return { site: Number(process.env.TEST_SITE_PORT), auth: Number(process.env.TEST_AUTH_PORT) };
}
