/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkPorts } from './emulators.mjs';

test('a port that is in use is named, and so is the setting', async () => {
  const server = createServer().listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = Object(server.address());
  const check = () => checkPorts([['auth', { host: '127.0.0.1', port }]]);
  await expect(check()).rejects.toThrow(`Port ${port} is in use: end the program that uses it`);
  await expect(check()).rejects.toThrow('in firebase.json (emulators.auth.port).');
  await once(server.close(), 'close');
  await expect(check()).resolves.toBeUndefined();
});
