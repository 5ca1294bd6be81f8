// The checks in Debian's WebKitGTK, driven by its WebKitWebDriver (https://www.w3.org/TR/webdriver2/).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { describeEngine } from './checks';
import { type Driver, type Role, test } from './driver';

/** A CSS selector for the elements with each role. */
const selectors: Record<Role, string> = {
  button: 'button',
  dialog: 'dialog',
  link: 'a[href]:not([role])',
  tab: '[role=tab]',
};

/** WebDriver's code points for keys. */
const keys = { ArrowRight: '\uE014', Escape: '\uE00C' };

/** The key that holds an element's id in what WebDriver sends and takes. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = { [elementKey]: string };

/** Returns a function that sends a WebDriver command, with POST if it has a body, and throws if it fails. */
function connect(address: string) {
  return async function send<Value>(command: string, body?: object) {
    const request = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(address + command, request);
    const { value }: { value: Value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
}

type Send = ReturnType<typeof connect>;

/** The ids of the visible elements that a selector finds. */
async function findAll(send: Send, selector: string) {
  const script =
    'return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility({ visibilityProperty: true }))';
  const found = await send<ElementReference[]>('/execute/sync', { script, args: [selector] });
  return found.map(({ [elementKey]: id }) => id);
}

/** The id of the visible element with this role and name. */
async function findByRole(send: Send, role: Role, name: string) {
  for (const id of await findAll(send, selectors[role]))
    if ((await send(`/element/${id}/computedlabel`)) === name) return id;
  return undefined;
}

/** @param find returns an element's id, or undefined as long as there's no such element */
function locate(send: Send, find: () => Promise<string | undefined>) {
  const wait = async () => {
    let id: string | undefined;
    await expect.poll(async () => (id = await find())).toBeDefined();
    return `/element/${id}`;
  };
  return {
    click: async () => send<void>(`${await wait()}/click`, {}),
    isVisible: async () => (await find()) !== undefined,
    selectOption: async (label: string) => {
      const option = { using: 'xpath', value: `./option[text()="${label}"]` };
      const found = await send<ElementReference>(`${await wait()}/element`, option);
      await send(`/element/${found[elementKey]}/click`, {});
    },
  };
}

/** @param downloaded returns the path of the next file that the browser saves */
function createDriver(
  send: Send,
  baseURL: string | undefined,
  downloaded: () => Promise<string>,
): Driver {
  return {
    goto: (route) => send('/url', { url: new URL(route, baseURL).href }),
    reload: () => send('/refresh', {}),
    goBack: () => send('/back', {}),
    setViewportSize: (size) => send('/window/rect', size),
    evaluate: (run, argument) =>
      send('/execute/sync', { script: `return (${String(run)})(arguments[0])`, args: [argument] }),
    keyboard: {
      press: (key) => {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
        return send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
    },
    getByRole: (role, { name }) => locate(send, () => findByRole(send, role, name)),
    locator: (selector) => locate(send, async () => (await findAll(send, selector))[0]),
    waitForEvent: async () => {
      const file = await downloaded();
      return { suggestedFilename: () => path.basename(file), path: async () => file };
    },
  };
}

/** A port that no program uses. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? address?.port : undefined;
}

describeEngine(
  test.extend({
    // A display, a WebDriver and a browser for each test, which end with it.
    driver: async ({ baseURL, problems }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
      const display = spawn('Xvfb', ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
      const [number] = await once(display.stdout, 'data');
      const port = await freePort();
      const webDriver = spawn('WebKitWebDriver', [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${number}`.trim(), GDK_BACKEND: 'x11' },
        // A process group of its own, so that the browser can be ended with it.
        detached: true,
      });
      const closed = once(webDriver, 'close');
      // Where WebKit writes the console: `http://127.0.0.1:3210/:1:32: CONSOLE JS ERROR …`.
      createInterface(webDriver.stderr).on('line', (line) => {
        if (/(?:^|: )CONSOLE (?:\w+ )*(?:ERROR|WARN) /.test(line)) problems.push(line);
      });
      // Where webkit-browser.js writes the address of each file it has saved.
      const output = createInterface(webDriver.stdout);
      const downloaded = async () => fileURLToPath((await once(output, 'line'))[0]);
      try {
        const address = `http://127.0.0.1:${port}`;
        await expect(() => fetch(`${address}/status`)).toPass();
        const browser = {
          binary: path.join(__dirname, 'webkit-browser.js'),
          args: [folder],
        };
        const { sessionId } = await connect(address)<{ sessionId: string }>('/session', {
          capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
        });
        await use(createDriver(connect(`${address}/session/${sessionId}`), baseURL, downloaded));
      } finally {
        if (webDriver.pid) process.kill(-webDriver.pid);
        display.kill();
        // Until it has ended, the browser may still print messages or write files.
        await closed;
        await rm(folder, { recursive: true });
      }
    },
  }),
);
