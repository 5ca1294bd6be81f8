// Serves an export the way a CDN does: at clean addresses, with its text compressed by brotli.
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routeOf } from '@/lib/export/exported-pages';

/** Browsers recognize the other files by their content. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  // What the router loads when somebody follows a link.
  '.txt': 'text/plain',
};

/** Serves a folder until this program ends. @returns its origin */
export async function serve(folder: string): Promise<string> {
  const files = new Map<string, [headers: Record<string, string>, body: Buffer]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[path.extname(name)];
    const file = path.join(folder, name);
    if (!statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Encoding': 'br' };
    files.set(
      routeOf(name.replaceAll('\\', '/')),
      type ? [headers, brotliCompressSync(bytes)] : [{}, bytes],
    );
  }
  const server = createServer(({ url = '' }, reply) => {
    const address = decodeURIComponent(url.replace(/(\.html)?(\?.*)?$/, ''));
    const [headers, body] = files.get(address) ?? [];
    reply.writeHead(body ? 200 : 404, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
