/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { filesList } from './headers.mjs';
import { keepPrevious } from './keep-previous.mjs';

const list = `/${filesList}`;
const old = '/_next/static/chunks/app/[id]/page-1.js';
const both = '/_next/static/chunks/both-2.js';

let folder = '';
let origin = '';
/** What the live site has, by the paths of the requests. @type {Record<string, string>} */
let live = {};
const server = createServer(({ url = '' }, response) => {
  response.statusCode = live[url] === undefined ? 404 : 200;
  response.end(live[url]);
});
const inFolder = (/** @type {string} */ file) => path.join(folder, file);

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keep-previous-'));
  mkdirSync(inFolder(path.dirname(both)), { recursive: true });
  writeFileSync(inFolder(both), 'new');
  live = {
    [list]: JSON.stringify([old, both]),
    '/_next/static/chunks/app/%5Bid%5D/page-1.js': 'old',
    [both]: 'changed',
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files that the new export does not have are kept, and it keeps its own as they are', async () => {
  expect(await keepPrevious(folder, origin)).toEqual(['Files kept from the previous release: 1.']);
  expect(readFileSync(inFolder(old), 'utf8')).toBe('old');
  expect(readFileSync(inFolder(both), 'utf8')).toBe('new');
});

test('a file that the live site no longer has is named, and the others are kept', async () => {
  live[list] = JSON.stringify(['/_next/static/gone-3.js', old]);
  expect(await keepPrevious(folder, origin)).toEqual([
    `/_next/static/gone-3.js isn't kept: ${origin}/_next/static/gone-3.js answers with 404.`,
    'Files kept from the previous release: 1.',
  ]);
  expect(existsSync(inFolder('/_next/static/gone-3.js'))).toBe(false);
});

test.each([
  ['/_next/static/../../evil.js'],
  ['/_next/static/..\\..\\evil.js'],
  ['/_next/evil.js'],
  ['/index.html'],
  [''],
  [1],
])('nothing is kept if the list has %j in it', async (file) => {
  live[list] = JSON.stringify([old, file]);
  expect(await keepPrevious(folder, origin)).toEqual([
    expect.stringContaining(`${filesList} lists ${JSON.stringify(file)}. `),
  ]);
  expect(existsSync(inFolder(old))).toBe(false);
});

test.each([
  ['is missing', undefined, 'answers with 404'],
  ['is a page', '<!doctype html>', 'is not valid JSON'],
  ['is an object', '{}', "isn't a list"],
])('one sentence says so if the list %s', async (_, content, why) => {
  if (content === undefined) delete live[list];
  else live[list] = content;
  expect(await keepPrevious(folder, origin)).toEqual([expect.stringContaining(why)]);
});

test('one sentence says so if the site cannot be reached', async () => {
  const closed = createServer();
  await once(closed.listen(0, '127.0.0.1'), 'listening');
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  closed.close();
  expect(await keepPrevious(folder, `http://127.0.0.1:${port}`)).toEqual([
    expect.stringMatching(/^Nothing is kept from the previous release, .*ECONNREFUSED/),
  ]);
});
