import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort, host, testPorts, wantedPort } from './ports';

test('a port that is in use is passed over', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = Object(server.address());
  const other = await freePort(port);
  expect(other).toBeGreaterThan(port);
  expect(log).toHaveBeenCalledWith(`Port ${port} is in use. Taking ${other}.`);
  await once(server.close(), 'close');
});

test('what the tests start uses the same ports', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await testPorts()).toEqual(await testPorts());
});

test('PORT has to be a port number', () => {
  expect(wantedPort(3210, '')).toBe(3210);
  expect(wantedPort(3210, '4000')).toBe(4000);
  for (const port of ['abc', '80', '70000', '3210.5'])
    expect(() => wantedPort(3210, port)).toThrow(`, not ${port}.`);
});
