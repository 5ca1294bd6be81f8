// Measures how long it takes until one can type in the studio, from the moment its page is asked for:
// on slow 4G, and a machine that's four times slower than this one. A person clicks the first text of
// the column as soon as it's there, and types. Then the wall comes. With HTTP/2, as hosts have it, and
// for comparison with HTTP/1.1, as `npm start` has it. Fails if the median with HTTP/2 is too late.
// Leave the machine alone meanwhile.
// Usage: npm run start-studio -- [rounds]
import './program';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { studioRoute } from '@/content/studio';
import { audiences } from '@/lib/campaigns';
import { chromiumPath } from './browser';
import { testExport } from './local-export';
import { median } from './median';
import { testPorts } from './ports';
import { serve } from './serve';

const mostMs = 4000;
const firstWords = 'li > button[aria-current]';
const headline = '[data-board] [data-field="audience.ad.ads.primary.picture.headline"]';

/** Lighthouse's slow 4G, as developer tools slow a connection down: in ms, and in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

if (!studioRoute) throw new Error('This site has no studio to measure.');
const address = `${studioRoute}/${audiences[0].id}`;
const rounds = Number(process.argv[2] ?? 5);

/** One for this run only: a browser has HTTP/2 only with HTTPS. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key', 'cert'].map((name) => path.join(folder, `${name}.pem`));
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout';
  try {
    execFileSync('openssl', ['req', ...options.split(' '), `${key}`, '-out', `${cert}`], {
      stdio: 'pipe',
    });
    return { key: readFileSync(`${key}`, 'utf8'), cert: readFileSync(`${cert}`, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In a new browser each time, so that nothing is there already. Times in ms. */
async function timesOfStart(origin: string) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + address, { waitUntil: 'commit' });
  // In the page, because what drives a browser takes a tenth of a second for each step.
  const times = await page.evaluate(
    async ([text, artboard]) => {
      let isPressed = false;
      let letter = 0;
      for (;;) {
        // As soon as a frame has been painted.
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
        const { activeElement: focused } = document;
        const firstText = document.querySelector<HTMLElement>(text);
        if (letter > 0) {
          if (document.querySelector(artboard)) return { letter, artboard: performance.now() };
        } else if (focused?.matches('[role=textbox]')) {
          if (focused.textContent.includes('Ω')) letter = performance.now();
          // As a key does.
          else document.execCommand('insertText', false, 'Ω');
        } else if (firstText && !isPressed) {
          isPressed = true;
          firstText.click();
        }
      }
    },
    [firstWords, headline] as const,
  );
  await browser.close();
  return times;
}

const folder = testExport((await testPorts()).auth);
const origins = {
  'HTTP/2': await serve(folder, { certificate: makeCertificate() }),
  'HTTP/1.1': await serve(folder),
};
const runs = Object.entries(origins).map(([protocol, origin]) => {
  const times: Awaited<ReturnType<typeof timesOfStart>>[] = [];
  return { protocol, origin, times };
});
for (let round = 1; round <= rounds; round += 1)
  for (const { protocol, origin, times } of runs) {
    console.log(`Round ${round} of ${rounds}: ${protocol}`);
    // One at a time: anything else running would affect the times.
    times.push(await timesOfStart(origin));
  }
/** Times in ms. */
const table: Record<string, Record<'letter' | 'artboard', number>> = {};
for (const { protocol, times } of runs)
  table[protocol] = {
    letter: Math.round(median(times.map(({ letter }) => letter))),
    artboard: Math.round(median(times.map(({ artboard }) => artboard))),
  };
console.log('Until a letter is typed, and until the first artboard is there, in ms:');
console.table(table);
const { letter = Infinity } = table['HTTP/2'] ?? {};
if (letter > mostMs) throw new Error(`It took ${letter} ms, more than ${mostMs} ms.`);
// The servers would keep it running.
process.exit();
