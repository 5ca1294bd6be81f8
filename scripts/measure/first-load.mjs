// What a browser fetches of an exported page before anyone touches it, and what that weighs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { exportedFile } from '../export/exported-file.mjs';

/**
 * @typedef {'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'other'} Kind `document` is the page, a frame in it is
 *   `other`
 * @typedef {object} Resource
 * @property {string} address
 * @property {Kind} kind
 * @property {number} raw in bytes
 * @property {number} sent in bytes, by brotli at its best; a font or a picture, which is compressed already, as it is
 * @property {boolean} foreign from another site, and not fetched
 */

const site = 'https://first-load.example';

/** Asks for nothing that waits for an idle moment: that comes after the first load. */
const neverIdle = 'window.requestIdleCallback = () => 0';

/** @param {import('@playwright/test').Request} request @returns {Kind} */
function kindOf(request) {
  const kind = request.resourceType();
  if (kind === 'document') return request.frame().parentFrame() ? 'other' : kind;
  return kind === 'stylesheet' || kind === 'script' || kind === 'font' || kind === 'image'
    ? kind
    : 'other';
}

/**
 * Opens pages of an export on a phone's screen, each with an empty cache, from their files: no host has a say in it.
 * @param {string} folder
 * @param {string[]} routes
 * @returns {Promise<Map<string, Resource[]>>} by route
 * @throws {Error} where a page names a file that is not there
 */
export async function firstLoads(folder, routes) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
  });
  const loads = new Map();
  for (const route of routes) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they share what the machine can do
    loads.set(route, await firstLoad(browser, folder, route));
  }
  await browser.close();
  return loads;
}

/** @param {import('@playwright/test').Browser} browser @param {string} folder @param {string} route */
async function firstLoad(browser, folder, route) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  /** @type {Resource[]} */
  const resources = [];
  /** @type {string[]} */
  const missing = [];
  await page.addInitScript(neverIdle);
  await page.route(/./, async (fetched) => {
    const request = fetched.request();
    const { origin, pathname } = new URL(request.url());
    const kind = kindOf(request);
    const foreign = origin !== site;
    const file = foreign ? undefined : exportedFile(folder, pathname);
    if (!foreign && !file) missing.push(pathname);
    if (!file) {
      resources.push({
        address: foreign ? request.url() : pathname,
        kind,
        raw: 0,
        sent: 0,
        foreign,
      });
      return fetched.abort();
    }
    const content = readFileSync(path.join(folder, file));
    const compressed = kind === 'font' || kind === 'image';
    const raw = content.byteLength;
    const sent = compressed ? raw : brotliCompressSync(content).byteLength;
    resources.push({ address: pathname, kind, raw, sent, foreign });
    return fetched.fulfill({ path: path.join(folder, file) });
  });
  await page.goto(site + route, { waitUntil: 'networkidle' });
  await page.close();
  if (missing.length > 0)
    throw new Error(`${route} needs ${missing.join(', ')}, which the export lacks.`);
  return resources;
}
