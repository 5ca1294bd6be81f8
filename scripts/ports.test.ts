import { once } from 'node:events';
import { createServer } from 'node:net';
import { choosePorts, host, wantedPort } from './ports';

test('a port that is in use is passed over, and who is started next uses the same ones', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port: taken } = Object(server.address());
  const chosen = await choosePorts({ site: taken, auth: taken + 200 });
  expect(chosen.site).toBeGreaterThan(taken);
  expect(log).toHaveBeenCalledWith(`Port ${taken} is in use. Taking ${chosen.site}.`);
  expect(await choosePorts({ site: 1, auth: 1 })).toEqual(chosen);
  await once(server.close(), 'close');
});

test('PORT has to be a port number', () => {
  expect(wantedPort(3210, '')).toBe(3210);
  expect(wantedPort(3210, '4000')).toBe(4000);
  for (const port of ['abc', '80', '70000', '3210.5'])
    expect(() => wantedPort(3210, port)).toThrow(`, not ${port}.`);
});
