// Serves an export the way its host will: clean addresses, the 404 page and headers as firebase.json
// says, parts of files, 304 for what hasn't changed, and text compressed.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import compression from 'compression';
import serveHandler from 'serve-handler';
import { host } from './ports';

/** An entry of firebase.json's headers. */
interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

interface Options {
  /** Any free one, unless it's given. */
  port?: number;
  /** The path that the site has within the folder. */
  basePath?: string;
  /** With them, it's HTTP/2, as on any host. */
  certificate?: { key: string; cert: string };
}

/**
 * Serves a folder until this program ends.
 * @returns the server's origin
 * @throws {Error} if the port is in use
 */
export async function serve(
  folder: string,
  { port = 0, basePath = '', certificate }: Options = {},
) {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(
    readFileSync('firebase.json', 'utf8'),
  ).hosting;
  const config = {
    public: folder,
    cleanUrls,
    trailingSlash,
    headers: [
      // This host's own, which Firebase doesn't send: it names a file as the page's link should.
      { source: '**', headers: [{ key: 'Content-Disposition', value: null }] },
      ...headers.map(({ source, headers: values }: Rule) => ({
        source: source.replace(/^\//, `${basePath}/`),
        headers: values,
      })),
    ],
    etag: true,
    directoryListing: false,
  };
  const compress = compression();
  // Its types are for Express, and the next one's for HTTP/1.1, but both work with any server.
  const answer = (request: object, response: object) =>
    compress(Object(request), Object(response), () => {
      void serveHandler(Object(request), Object(response), config);
    });
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  await once(server.listen(port, host), 'listening').catch(() => {
    throw new Error(`Port ${port} is in use: end the program that uses it, then try again.`);
  });
  const address = server.address();
  return `${certificate ? 'https' : 'http'}://${host}:${typeof address === 'object' && address ? address.port : port}`;
}
