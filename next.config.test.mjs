import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers';
import { promisify } from 'node:util';
import site from './next.config.mjs';

// webpack needs it, and jsdom has none.
Object.assign(globalThis, { setImmediate });

const { jest } = import.meta;
const { webpack } = createRequire(import.meta.url)('next/dist/compiled/webpack/bundle5')();

/** Bundles a page that loads `late` on demand with the site's settings, and runs it. */
async function openPage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'next-config-'));
  writeFileSync(path.join(folder, 'late.js'), 'export const late = 1;');
  writeFileSync(path.join(folder, 'page.js'), "window.load = () => import('./late.js');");
  const config = {
    context: folder,
    mode: 'production',
    entry: './page.js',
    output: { path: folder, filename: 'bundle.js', chunkFilename: 'chunk.js', publicPath: '/' },
    optimization: { minimize: false, splitChunks: { cacheGroups: {} } },
    plugins: [],
  };
  const settings = Object(site).webpack(config, { isServer: false, dev: false, webpack });
  const stats = await promisify(webpack)(settings);
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  // oxlint-disable-next-line no-eval
  window.eval(readFileSync(path.join(folder, 'bundle.js'), 'utf8'));
  rmSync(folder, { recursive: true });
}

/** The addresses of the scripts that the page is waiting for. */
const awaited = () => [...document.scripts].map((script) => script.getAttribute('src'));

beforeEach(async () => {
  await openPage();
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('a script that stalls is given up after 20 s, and asked for again the next time', async () => {
  const failed = jest.fn();
  Object(window).load().catch(failed);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(awaited()).toEqual(['/chunk.js']);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(awaited()).toEqual([]);
  expect(failed).toHaveBeenCalledTimes(1);
  Object(window).load();
  // A browser wouldn't ask for the same address while it still waits for the first answer.
  expect(awaited()).toEqual([expect.stringMatching(/^\/chunk\.js\?\d+$/)]);
});

test('a script that the page came with is waited for, however long it takes', async () => {
  document.head.innerHTML = '<script type="none" src="/chunk.js"></script>';
  const failed = jest.fn();
  Object(window).load().catch(failed);
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(failed).not.toHaveBeenCalled();
});
