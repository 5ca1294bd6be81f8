// Tries the recipes for nginx, Caddy and Apache in docs/deploy.md: runs each server on this machine
// with its recipe and an export, and checks what it sends. Usage: npm run hosts -- [folder]
// The headers have to be those of firebase.json. A server that isn't installed is left out.
// Long, because it's one list of checks, and three servers' ways to start.
import './program';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

const folder = process.argv[2] ?? 'out';
if (!fs.existsSync(folder))
  throw new Error(`There's no folder ${folder}: run npm run build first.`);
const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const isRoot = process.getuid?.() === 0;
const env = {
  ...process.env,
  // Debian's users don't have this folder in their path, but servers are there.
  PATH: `${process.env.PATH}:/usr/sbin`,
  // Where Caddy writes.
  XDG_CONFIG_HOME: temp,
  XDG_DATA_HOME: temp,
};

let running: ChildProcess | undefined;
// Also after an error or Ctrl-C.
process.on('exit', () => {
  running?.kill();
  fs.rmSync(temp, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

// ---- The recipes, made to run here ----

/** Where a recipe runs. `plainPort` only sends browsers to HTTPS. */
type Place = { port: number; plainPort: number; root: string };
type Server = {
  name: string;
  language: string;
  version: string[];
  /** Whether the recipe has a part that sends browsers to HTTPS. Caddy does that by itself. */
  hasPlainPort: boolean;
  /** Writes the configuration. @returns the command that runs the server */
  configure: (recipe: string, place: Place) => string[];
};

/** The code block of a language in docs/deploy.md. */
function recipeIn(language: string) {
  const text = fs.readFileSync('docs/deploy.md', 'utf8');
  const [, recipe] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(text) ?? [];
  if (!recipe) throw new Error(`docs/deploy.md has no code block for ${language}.`);
  return recipe;
}

/** Replaces a part of a recipe, which has to be there. */
function swap(recipe: string, from: string | RegExp, to: string) {
  const swapped = recipe.replace(from, () => to);
  if (swapped === recipe) throw new Error(`A recipe in docs/deploy.md doesn't have ${from}.`);
  return swapped;
}

function write(name: string, content: string) {
  const file = path.join(temp, name);
  fs.writeFileSync(file, content);
  return file;
}

function configureNginx(recipe: string, { port, plainPort, root }: Place) {
  let site = swap(recipe, 'listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  site = swap(site, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
  site = swap(site, /^ *listen \[::\].*\n/gm, '');
  site = swap(site, /^ *ssl_certificate.*\n/gm, '');
  site = swap(site, '/srv/www/out', root);
  // Without a user, its workers couldn't read a folder of root's.
  const config = `
    ${isRoot ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid nginx.pid;
    events {}
    http {
      access_log off;
      types_hash_max_size 2048;
      client_body_temp_path body;
      proxy_temp_path proxy;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
      ${site}
    }`;
  return ['nginx', '-p', temp, '-e', 'stderr', '-c', write('nginx.conf', config)];
}

function configureCaddy(recipe: string, { port, root }: Place) {
  let site = swap(recipe, 'www.example.com {', `http://127.0.0.1:${port} {`);
  site = swap(site, '/srv/www/out', root);
  const config = `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${site}`;
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', write('Caddyfile', config)];
}

/** What Debian loads before a site, and the modules that the recipe asks for. */
const apacheModules =
  'mpm_event authz_core alias autoindex dir mime negotiation filter deflate headers rewrite brotli';

function configureApache(recipe: string, { port, plainPort, root }: Place) {
  let site = swap(recipe, '*:443', `127.0.0.1:${port}`);
  site = swap(site, '*:80', `127.0.0.1:${plainPort}`);
  site = swap(site, /^ *SSL.*\n/gm, '');
  site = swap(site, /\/srv\/www\/out/g, root);
  const modules = apacheModules.split(' ').map((name) => {
    const debian = `/etc/apache2/mods-available/${name}.conf`;
    const settings = fs.existsSync(debian) ? `Include ${debian}` : '';
    return `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n${settings}`;
  });
  const config = `
    ServerRoot ${temp}
    ServerName 127.0.0.1
    DefaultRuntimeDir ${temp}
    PidFile ${temp}/apache.pid
    ErrorLog ${temp}/apache.log
    Listen 127.0.0.1:${port}
    Listen 127.0.0.1:${plainPort}
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    ${modules.join('\n')}
    ${site}`;
  return ['apache2', '-DFOREGROUND', '-f', write('apache.conf', config)];
}

const servers: Server[] = [
  {
    name: 'nginx',
    language: 'nginx',
    version: ['nginx', '-v'],
    hasPlainPort: true,
    configure: configureNginx,
  },
  {
    name: 'Caddy',
    language: 'caddyfile',
    version: ['caddy', 'version'],
    hasPlainPort: false,
    configure: configureCaddy,
  },
  {
    name: 'Apache',
    language: 'apacheconf',
    version: ['apache2', '-v'],
    hasPlainPort: true,
    configure: configureApache,
  },
];

// ---- Requests ----

type Headers = Record<string, string>;
type Value = string | number | undefined;
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const agent = new http.Agent({ keepAlive: true });

/** Sends an address as it is. `fetch` would turn //other.example into something else. */
async function get(port: number, address: string, headers: Headers = {}): Promise<Answer> {
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: address, headers, agent };
    http.get(options, resolve).on('error', reject);
  });
  const body = Buffer.concat(await reply.toArray());
  return { status: reply.statusCode ?? 0, headers: reply.headers, body };
}

/** A server while it runs, and what was found. */
class Host {
  readonly problems: string[] = [];
  readonly statuses = new Map<string, number>();

  constructor(
    readonly name: string,
    readonly place: Place,
  ) {}

  /** @param note what the table says after the address, for a request with headers */
  async get(address: string, headers?: Headers, note = '') {
    const answer = await get(this.place.port, address, headers);
    this.statuses.set(address + note, answer.status);
    return answer;
  }

  expect(address: string, what: string, found: Value, ...allowed: Value[]) {
    if (allowed.includes(found)) return;
    const wanted = [...new Set(allowed)].map((value) => value ?? 'nothing').join(' or ');
    this.problems.push(
      `${this.name}: ${address} has ${found ?? 'nothing'} as its ${what}, instead of ${wanted}.`,
    );
  }

  expectContent(address: string, found: Buffer, wanted: Buffer) {
    if (!found.equals(wanted)) this.problems.push(`${this.name}: ${address} has another content.`);
  }
}

// ---- What firebase.json says ----

type Rule = { source: string; headers: { key: string; value: string }[] };
const rules: Rule[] = JSON.parse(fs.readFileSync('firebase.json', 'utf8')).hosting.headers;
const headerNames = new Set([
  ...rules.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase())),
  // With this one, no mail program could show an email's images.
  'cross-origin-resource-policy',
]);

function matches(source: string, address: string) {
  const pattern = source
    .replace(/^\/?/, '/')
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}$`).test(address);
}

/** The headers for an address. The last rule that matches decides. */
function headersFor(address: string) {
  const found = new Map<string, string>();
  for (const { headers } of rules.filter(({ source }) => matches(source, address)))
    for (const { key, value } of headers) found.set(key.toLowerCase(), value);
  return found;
}

function checkHeaders(host: Host, address: string, { headers }: Answer, note = '') {
  const expected = headersFor(address);
  for (const name of headerNames)
    host.expect(address + note, name, headers[name]?.toString(), expected.get(name));
}

/** A server may send the 404 page with the headers of that page, or of the address. */
function checkHeadersOf404(host: Host, address: string, { headers }: Answer) {
  const [ofPage, ofAddress] = [headersFor('/404.html'), headersFor(address)];
  for (const name of headerNames) {
    const allowed = [ofPage.get(name)];
    if (name !== 'cache-control') allowed.push(ofAddress.get(name));
    host.expect(address, name, headers[name]?.toString(), ...allowed);
  }
}

// ---- The export ----

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => fs.statSync(path.join(folder, name)).isFile())
  .map((name) => name.replaceAll('\\', '/'))
  .toSorted();

const read = (name: string) => fs.readFileSync(path.join(folder, name));

/** The first file that something is true of. */
function example(what: string, isOne: (name: string) => boolean) {
  const name = files.find(isOne);
  if (!name) throw new Error(`${folder} isn't a whole export: it has no ${what}.`);
  return name;
}

const addressOf = (name: string) => encodeURI(`/${name}`).replace(/(^\/index)?\.html$/, '') || '/';

const page = addressOf(example('page', (name) => /^(?!404|index|_)[^/]+\.html$/.test(name)));
/** A page with a folder of the same name beside it, which has pages, too. */
const pageAndFolder = addressOf(
  example('folder of pages', (name) => {
    const beside = name.replace(/\.html$/, '/');
    return files.some(
      (file) => beside !== name && file.endsWith('.html') && file.startsWith(beside),
    );
  }),
);
const hashed = addressOf(example('script', (name) => /^_next\/static\/.*\.js$/.test(name)));
const film = example('film', (name) => name.endsWith('.mp4'));

const utf8 = (...names: string[]) => names.map((name) => `${name}; charset=utf-8`);
/** Files with other endings may have any type. */
const types: Record<string, string[]> = {
  '.css': utf8('text/css'),
  '.csv': utf8('text/csv'),
  '.eml': ['message/rfc822'],
  '.html': utf8('text/html'),
  '.js': utf8('text/javascript', 'application/javascript'),
  '.json': ['application/json'],
  '.mp4': ['video/mp4'],
  '.png': ['image/png'],
  '.srt': utf8('application/x-subrip'),
  '.svg': ['image/svg+xml'],
  '.txt': utf8('text/plain'),
  '.webmanifest': ['application/manifest+json'],
  '.woff2': ['font/woff2'],
};

// ---- The checks ----

/** Every file is at its address, with its type and headers. */
async function checkFiles(host: Host) {
  for (const name of files.filter((file) => file !== '404.html')) {
    const address = addressOf(name);
    const answer = await get(host.place.port, address);
    host.expect(address, 'status', answer.status, 200);
    host.expectContent(address, answer.body, read(name));
    const allowed = types[path.extname(name)];
    if (allowed) host.expect(address, 'type', answer.headers['content-type'], ...allowed);
    checkHeaders(host, address, answer);
  }
  for (const address of ['/', page, pageAndFolder, hashed, addressOf(film)])
    await host.get(address);
}

/** An address leads to another one in one step, on the same host. */
async function checkRedirect(host: Host, address: string, to: string) {
  const { status, headers } = await host.get(address);
  const origin = `http://127.0.0.1:${host.place.port}`;
  const target = headers.location && new URL(headers.location, origin).href;
  host.expect(address, 'status', status, 301);
  host.expect(address, 'target', target, origin + to);
}

async function checkRedirects(host: Host) {
  const query = '?a=1&b=%20';
  await checkRedirect(host, '/index.html', '/');
  await checkRedirect(host, `/index.html${query}`, `/${query}`);
  await checkRedirect(host, '/a%20b.html', '/a%20b');
  for (const address of new Set([page, pageAndFolder]))
    for (const ending of ['.html', '/'])
      for (const end of ['', query])
        await checkRedirect(host, address + ending + end, address + end);
}

async function checkHttps(host: Host) {
  const address = `${page}?a=1`;
  const { status, headers } = await get(host.place.plainPort, address);
  host.expect(`http:${address}`, 'status', status, 301);
  host.expect(`http:${address}`, 'target', headers.location, `https://www.example.com${address}`);
}

async function checkMissing(host: Host) {
  const text = read('404.html');
  const folders = ['/campaigns', '/_next/static'];
  const addresses = ['/none', '/campaigns/none.csv', '/_next/static/none.js', ...folders];
  // The 404 page leads to the page that was meant.
  addresses.push(`${page}%23edits=none`);
  for (const address of addresses) {
    const answer = await host.get(address);
    host.expect(address, 'status', answer.status, 404);
    host.expect(address, 'type', answer.headers['content-type'], ...utf8('text/html'));
    checkHeadersOf404(host, address, answer);
    // A browser that already has the page asks for it like this.
    const headers = { 'If-None-Match': answer.headers.etag ?? '*', Range: 'bytes=0-9' };
    const again = await host.get(address, headers, ' (again)');
    host.expect(`${address} (again)`, 'status', again.status, 404);
    host.expectContent(address, answer.body, text);
    host.expectContent(`${address} (again)`, again.body, text);
  }
  const { status } = await host.get('/404');
  host.expect('/404', 'status', status, 200, 404);
}

async function checkFilm(host: Host) {
  const [address, bytes] = [addressOf(film), read(film)];
  const part = await host.get(address, { Range: 'bytes=0-99' }, ' (bytes 0-99)');
  host.expect(address, 'status for a part', part.status, 206);
  host.expect(address, 'range', part.headers['content-range'], `bytes 0-99/${bytes.length}`);
  host.expectContent(`${address} (bytes 0-99)`, part.body, bytes.subarray(0, 100));
  const after = await host.get(address, { Range: `bytes=${bytes.length}-` }, ' (after its end)');
  host.expect(address, 'status after its end', after.status, 416);
}

/** A browser that has a file gets a 304, also if it has it compressed. */
async function checkUnchanged(host: Host) {
  for (const address of [page, hashed, addressOf(film)])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const accept = { 'Accept-Encoding': encoding };
      const { headers } = await get(host.place.port, address, accept);
      const { etag = '', 'last-modified': date = '' } = headers;
      for (const [name, value] of Object.entries({
        'If-None-Match': etag,
        'If-Modified-Since': date,
      })) {
        const note = ` (${encoding}, ${name})`;
        const answer = await host.get(address, { ...accept, [name]: value }, note);
        host.expect(address + note, 'status', answer.status, 304);
        checkHeaders(host, address, answer, note);
      }
    }
}

/** No address leads to another host. Browsers read a backslash as a slash. */
async function checkOtherHosts(host: Host) {
  const origin = `http://127.0.0.1:${host.place.port}`;
  for (const begin of ['//', '/\\', '/%5C', '///'])
    for (const end of ['', '/', '/x.html', '/index.html']) {
      const address = `${begin}other.example${end}`;
      const { headers } = await host.get(address);
      const target = new URL(headers.location ?? '/', origin);
      host.expect(address, 'host', target.origin, origin);
    }
}

async function checkCompression(host: Host) {
  const accept = { 'Accept-Encoding': 'gzip' };
  for (const ending of ['.html', '.txt', '.js', '.css', '.csv', '.json', '.svg']) {
    const sizeOf = (name: string) => fs.statSync(path.join(folder, name)).size;
    const [name] = files
      .filter((file) => file.endsWith(ending) && file !== '404.html')
      .toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // Servers don't compress what's short.
    if (!name || sizeOf(name) < 1000) continue;
    const address = addressOf(name);
    const { headers, body } = await get(host.place.port, address, accept);
    host.expect(address, 'encoding', headers['content-encoding'], 'gzip');
    host.expect(address, 'Vary', headers.vary?.toLowerCase(), 'accept-encoding');
    if (headers['content-encoding'] === 'gzip')
      host.expectContent(`${address} (gzip)`, gunzipSync(body), read(name));
  }
}

// ---- Running the servers ----

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs a server until it answers. @throws {Error} if it ends before that */
async function start(name: string, [command = '', ...args]: string[], port: number) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (log += text));
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(100);
    if (child.exitCode !== null) break;
    const answer = await get(port, '/').catch(() => undefined);
    if (answer) return child;
  }
  throw new Error(`${name} doesn't run with its recipe:\n${log}`);
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  running = undefined;
}

async function tryRecipe({ name, language, hasPlainPort, configure }: Server) {
  const root = path.join(temp, 'out');
  const place = { port: await freePort(), plainPort: await freePort(), root };
  const child = await start(name, configure(recipeIn(language), place), place.port);
  const host = new Host(name, place);
  await checkFiles(host);
  await checkRedirects(host);
  if (hasPlainPort) await checkHttps(host);
  await checkMissing(host);
  await checkFilm(host);
  await checkUnchanged(host);
  await checkOtherHosts(host);
  await checkCompression(host);
  await stop(child);
  return host;
}

/** What a server says of its version, or undefined if it isn't installed. */
function versionOf({ version: [command = '', ...args] }: Server) {
  const { error, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  return error ? undefined : (stdout + stderr).split('\n')[0];
}

/** For each address the status that each server sends. */
function printTable(hosts: Host[]) {
  const table: Record<string, Record<string, number>> = {};
  for (const { name, statuses } of hosts)
    for (const [address, status] of statuses) (table[address] ??= {})[name] = status;
  console.table(table);
}

// A copy, because Apache runs as a user that may not be allowed to read the folder.
fs.cpSync(folder, path.join(temp, 'out'), { recursive: true, preserveTimestamps: true });
fs.chmodSync(temp, 0o755);

const hosts: Host[] = [];
for (const server of servers) {
  const version = versionOf(server);
  if (version) {
    console.log(`${server.name}: ${version}`);
    hosts.push(await tryRecipe(server));
  } else console.log(`${server.name} isn't installed, so its recipe wasn't tried.`);
}
agent.destroy();
if (hosts.length > 0) printTable(hosts);
const problems = hosts.flatMap((host) => host.problems);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
