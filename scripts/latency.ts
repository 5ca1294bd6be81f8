// Measures how long the studio takes from a key press to the next frame, on a machine that's four
// times slower than this one, and fails if a press took too long. Leave the machine alone meanwhile.
import './program';
import { chromium, type Locator } from '@playwright/test';
import { studioRoute } from '@/content/studio';
import { audiences } from '@/lib/campaigns';
import { chromiumPath } from './browser';
import { testExport } from './local-export';
import { median } from './median';
import { testPorts } from './ports';
import { serve } from './serve';

const mostMs = 100;
const typed = 'These are thirty key presses. ';

/** What's typed into: the first artboard of a kind, and the path of a text on it. */
const texts = [
  { name: 'email', board: '[data-board^=email-]', field: 'audience.email.headline' },
  { name: 'picture', board: '[data-board]', field: 'audience.ad.ads.primary.picture.headline' },
];

if (!studioRoute) throw new Error('This site has no studio to measure.');

const origin = await serve(testExport((await testPorts()).auth));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

/** @param field the path of a text on the board */
async function timesOfTyping(board: Locator, field: string) {
  await page.goto(`${origin}${studioRoute}/${audiences[0].id}`);
  const frame = board.locator('iframe');
  await board.locator('[data-field], iframe').first().waitFor();
  const root = (await frame.count()) > 0 ? frame.contentFrame() : board;
  await root.locator(`[data-field="${field}"]`).first().click();
  await page.locator('[role=textbox]:focus').press('End');
  const times = await page.evaluateHandle(() => {
    const measured: number[] = [];
    window.addEventListener(
      'keydown',
      // What's asked for in a frame runs after that has been painted.
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => measured.push(performance.now() - timeStamp))),
      { capture: true },
    );
    return measured;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type(typed, { delay: 150 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (await times.jsonValue()).map(Math.round).toSorted((a, b) => a - b);
}

/** Times in ms. */
const table: Record<string, Record<'presses' | 'median' | 'worst', number>> = {};
for (const { name, board, field } of texts) {
  const times = await timesOfTyping(page.locator(board).first(), field);
  table[name] = {
    presses: times.length,
    median: median(times),
    worst: times.at(-1) ?? Infinity,
  };
}
await browser.close();
console.log('From a key press in the studio to the next frame, in ms, at four times throttling:');
console.table(table);
if (Object.values(table).some(({ worst }) => worst > mostMs))
  throw new Error(`A key press took more than ${mostMs} ms.`);
// The server would keep it running.
process.exit();
