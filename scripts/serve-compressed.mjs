// Serves an export on this machine the way a CDN does: at clean addresses, with text compressed by brotli in advance.
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routeOf } from './export/budgets.mjs';

/** @type {Record<string, string>} the types of the files that a page loads */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @param {string} folder @param {string} name of a file in it */
function response(folder, name) {
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const cache = name.startsWith(path.normalize('_next/static')) ? 'max-age=31536000' : 'no-cache';
  const headers = { 'Content-Type': type, 'Cache-Control': cache };
  const bytes = readFileSync(path.join(folder, name));
  if (!/^text|svg/.test(type)) return { headers, body: bytes };
  // At quality 11, which is the default.
  return { headers: { ...headers, 'Content-Encoding': 'br' }, body: brotliCompressSync(bytes) };
}

/** @param {string} folder of an export @returns {Promise<string>} the server's origin; the server runs until this program ends */
export async function serveCompressed(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  const responses = new Map(files.map((name) => [routeOf(name), response(folder, name)]));
  const server = createServer((request, reply) => {
    const asked = decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
    const found = responses.get(asked);
    if (asked.endsWith('.html')) reply.writeHead(301, { Location: routeOf(asked.slice(1)) }).end();
    else if (found) reply.writeHead(200, found.headers).end(found.body);
    else reply.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
