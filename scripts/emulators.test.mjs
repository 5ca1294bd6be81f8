import { once } from 'node:events';
import { createServer } from 'node:net';
import { jest } from '@jest/globals';
import { addressesAt, freePort } from './emulators.mjs';

/** @param {number} port */
const at = (port) => ({ host: '127.0.0.1', port });

test('a port that is in use is passed over', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = Object(server.address());
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const next = await freePort(port, (tried) => [at(tried)]);
  expect(next).toBeGreaterThan(port);
  expect(log).toHaveBeenCalledWith(`Port ${port} is in use. Trying ${port + 10} for the site.`);
  log.mockRestore();
  await once(server.close(), 'close');
  await expect(freePort(port, (tried) => [at(tried)])).resolves.toBe(port);
});

test('PORT moves all ports, and has to be a port number', () => {
  const usual = addressesAt();
  const moved = addressesAt(String(usual.hosting.port + 100));
  for (const name of /** @type {const} */ (['hosting', 'secondHosting', 'authEmulator']))
    expect(moved[name].port).toBe(usual[name].port + 100);
  for (const port of ['abc', '80', '70000', '3210.5'])
    expect(() => addressesAt(port)).toThrow(`, not ${port}.`);
});
